/** The two words of the service's own client that are used; a file of its own, to be brought when it is needed. */
export { init, send } from '@emailjs/browser';
