import { Link } from 'react-router';

import { StaticMarkup } from '~/portal/features/static-markup';
import { preloadProps } from '~/portal/browser/screens';
import type { ProfileSlice } from '~/portal/lib/profile';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import styles from './current-position.module.css';

/** The current position and its period. */
export function CurrentPosition({ current }: { current: NonNullable<ProfileSlice['current']> }) {
  const address = useAddress();
  const { title, company, companyId, location, period, tenure, summary, more } = current;
  const there = `${address('experience')}#${companyId}`;
  const t = useT();
  const link = (
    <Link {...preloadProps(there)} to={there}>
      {company}
    </Link>
  );
  return (
    <>
      <div className={styles['position']}>
        <ColorIcon name="briefcase" size={32} />
        <div>
          {/* A role without a title is called by its company. */}
          <h3 className={styles['title']}>{title === company ? link : title}</h3>
          {title !== company && <p>{link}</p>}
          <p className={styles['facts']}>{[period, tenure].filter(Boolean).join(' · ')}</p>
          {location && <p className={styles['facts']}>{location}</p>}
        </div>
      </div>
      {summary.length > 0 && <StaticMarkup parts={summary} />}
      {more && (
        <p>
          <Link {...preloadProps(there)} to={there}>
            {t('dashboard.openProject')}
          </Link>
        </p>
      )}
    </>
  );
}
