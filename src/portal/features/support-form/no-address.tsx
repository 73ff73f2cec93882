import { useHydrated } from '~/portal/browser/hydrated';
import type { SupportSlice } from '~/portal/mail/support';
import { useT } from '~/portal/i18n/t';
import { InfoBar } from '~/portal/components/info-bar';

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

/** A sentence in place of the form, for an owner without an address to write to. */
export function NoAddress({
  linkedin,
  website,
  profiles,
}: Pick<SupportSlice, 'linkedin' | 'website' | 'profiles'>) {
  const t = useT();
  return (
    <div data-tour="support">
      <InfoBar>
        {t('support.noAddress')}
        {(linkedin ?? website ?? profiles[0]) && ` ${t('support.otherAddresses')}`}
      </InfoBar>
    </div>
  );
}
