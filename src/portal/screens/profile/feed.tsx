import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { opensDialog } from '~/portal/components/dialog';
import { ColorIcon } from '~/portal/components/color-icon';

import { CONVERT } from './convert-dialog';
import { EDIT } from './edit-dialog';
import styles from './feed.module.css';

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
