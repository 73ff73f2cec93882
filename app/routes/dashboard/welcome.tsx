import { Link } from 'react-router';

import type { DashboardSlice } from '~/domain/dashboard';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { buttonClass } from '~/ui/button';

import styles from './welcome.module.css';

/** Who this is, in two lines. */
export function Welcome({ headline, now }: Pick<DashboardSlice, 'headline' | 'now'>) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <div className={styles['lines']}>
        {headline && <p dir="auto">{headline}.</p>}
        {now && <p>{t('dashboard.nowAt', now)}</p>}
      </div>
      <p className={styles['action']}>
        <Link className={buttonClass('primary')} prefetch="intent" to={address('profile')}>
          {t('dashboard.learnMore')}
        </Link>
      </p>
    </>
  );
}
