import { useHydrated } from './hydrated';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The mail service, if it can be reached from this origin. A site built for local use posts to the page's own
 * origin. Under another host name it has no service, and the form must not pretend to send.
 */
export function useReachableMail<Service extends { origin: string }>(
  service: Service | null,
): Service | null {
  const hydrated = useHydrated();
  const isElsewhere = hydrated && service?.origin === '' && !LOOPBACK.test(location.hostname);
  return isElsewhere ? null : service;
}
