import type { SupportSlice } from '~/portal/lib/mail/support';
import { useT } from '~/portal/i18n/t';
import { InfoBar } from '~/portal/components/info-bar';

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
