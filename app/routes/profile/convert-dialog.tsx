import { Link } from 'react-router';

import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { Button, buttonClass } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { InfoBar } from '~/ui/info-bar';

export const CONVERT = 'convert';

/** What converting would take: a support ticket (spec §2). */
export function ConvertDialog({ name }: { name: string }) {
  const t = useT();
  const address = useAddress();
  return (
    <Dialog
      actions={
        <>
          <Link className={buttonClass('primary')} to={address('support')}>
            {t('shell.goToSupport')}
          </Link>
          <Button type="submit">{t('shell.cancel')}</Button>
        </>
      }
      id={CONVERT}
      kind="blocking"
      title={t('profile.convertTitle')}
    >
      <p>{t('profile.convertText', { name })}</p>
      <InfoBar>{t('profile.convertInfo')}</InfoBar>
    </Dialog>
  );
}
