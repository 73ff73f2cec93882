import { Link } from 'react-router';

import type { DashboardSlice } from '~/domain/dashboard';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { buttonClass } from '~/ui/button';
import { Card } from '~/ui/card';

import styles from './welcome-card.module.css';

/** Who this is, in two lines. */
export function WelcomeCard({ name, headline, now }: Pick<DashboardSlice, 'name' | 'headline' | 'now'>) {
  const t = useT();
  const address = useAddress();
  return (
    <div data-area="welcome">
      <Card failure={t('shell.cardFailed')} title={t('dashboard.welcome', { name })}>
        <div className={styles['lines']}>
          {headline && <p>{headline}.</p>}
          {now && <p>{t('dashboard.nowAt', now)}</p>}
        </div>
        <p className={styles['action']}>
          <Link className={buttonClass('primary')} prefetch="intent" to={address('profile')}>
            {t('dashboard.learnMore')}
          </Link>
        </p>
      </Card>
    </div>
  );
}
