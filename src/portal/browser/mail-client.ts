/** The two functions of the service's client. A separate module, so that it can be loaded on demand. */
export { init, send } from '@emailjs/browser';
