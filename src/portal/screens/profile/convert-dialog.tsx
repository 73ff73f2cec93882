import { SupportDialog } from '~/portal/features/support-dialog';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { InfoBar } from '~/portal/components/info-bar';

export const CONVERT = 'convert';

/** Converting needs a support ticket (spec §2). */
export function ConvertDialog({ name }: { name: string }) {
  const t = useT();
  const address = useAddress();
  return (
    <SupportDialog id={CONVERT} title={t('profile.convertTitle')} to={address('support')}>
      <p>{t('profile.convertText', { name })}</p>
      <InfoBar>{t('profile.convertInfo')}</InfoBar>
    </SupportDialog>
  );
}
