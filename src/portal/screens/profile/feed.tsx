import { useAddress, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { opensDialog, Dialog } from '~/portal/components/overlays/dialog';
import { ColorIcon } from '~/portal/components/color-icon';
import styles from './feed.module.css';
import { SupportDialog } from '~/portal/features/support-dialog';
import { InfoBar } from '~/portal/components/info-bar';

const EDIT = 'edit-status';

/** Visitors cannot change the account's state. */
export function EditDialog() {
  const t = useT();
  return (
    <Dialog id={EDIT} kind="informational" ok={t('shell.ok')} title={t('profile.accountStatus')}>
      <p>{t('denial.settings')}</p>
    </Dialog>
  );
}

const CONVERT = 'convert';

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

/** My Feed: the account's state, and an invitation that needs a support ticket. */
export function Feed({ name }: { name: string }) {
  const t = useT();
  return (
    <section aria-labelledby="feed" data-print="off">
      <h2 className={styles['title']} id="feed">
        {t('profile.feed')}
      </h2>
      <div className={styles['cards']}>
        <article className={styles['card']}>
          <ColorIcon name="person-available" size={24} />
          <div>
            <h3>{t('profile.accountStatus')}</h3>
            <p>{t('profile.enabled')}</p>
          </div>
          <Button {...opensDialog(EDIT)}>{t('profile.editStatus')}</Button>
        </article>
        <article className={styles['card']}>
          <ColorIcon name="guest" size={24} />
          <div>
            <h3>{t('profile.invitation')}</h3>
            <p>{t('profile.invitationText', { name })}</p>
          </div>
          <Button {...opensDialog(CONVERT)}>{t('profile.convert')}</Button>
        </article>
      </div>
    </section>
  );
}
