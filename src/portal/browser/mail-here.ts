import type { MailService } from './mail';
import { useHydrated } from './hydrated';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The mail service, where it can be reached from here. A site that was built for its owner's machine posts to
 * the page's own origin; opened by another name, it has no service: the form must not pretend to send.
 */
export function useMailHere<Service extends MailService>(service: Service | null): Service | null {
  const hydrated = useHydrated();
  const isElsewhere = hydrated && service?.origin === '' && !LOOPBACK.test(location.hostname);
  return isElsewhere ? null : service;
}
