import { StaticMarkup } from '~/portal/features/static-markup';
import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import type { ProfileSlice, RoleFacts } from '~/portal/career/profile';
import { useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import styles from './current-position.module.css';

/** The current position and its period, and other open ones below it. */
export function CurrentPosition({ current }: { current: NonNullable<ProfileSlice['current']> }) {
  const there = `${useAddress()('experience')}#${current.companyId}`;
  const t = useT();
  return (
    <>
      <Role role={current} />
      {current.summary.length > 0 && <StaticMarkup parts={current.summary} />}
      {current.more && (
        <p>
          <Link {...preloadProps(there)} to={there}>
            {t('dashboard.openProject')}
          </Link>
        </p>
      )}
      {current.others.map((role) => (
        <Role key={role.id} role={role} />
      ))}
    </>
  );
}

function Role({ role: { title, company, companyId, location, period, tenure } }: { role: RoleFacts }) {
  const there = `${useAddress()('experience')}#${companyId}`;
  const link = (
    <Link {...preloadProps(there)} to={there} translate="no">
      {company}
    </Link>
  );
  return (
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
  );
}
