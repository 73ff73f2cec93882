import { Link } from 'react-router';

import type { DashboardSlice } from '~/domain/dashboard';
import { tagAddress } from '~/domain/screens';
import { useAddress } from '~/i18n/address';
import { useT } from '~/i18n/t';
import { Progress } from '~/ui/progress';

import styles from './skills.module.css';

/** Skills with their figures; each leads to the roles that prove it. */
export function Skills({ skills }: { skills: DashboardSlice['skills'] }) {
  const t = useT();
  const experience = useAddress()('experience');
  return (
    <ul className={styles['list']}>
      {skills.map(({ id, name, level, percentage, share }) => (
        <li key={id}>
          <p className={styles['line']}>
            <Link
              aria-label={t('dashboard.skillProof', { name })}
              prefetch="intent"
              to={tagAddress(experience, name)}
            >
              {name}
            </Link>
            <span className={styles['value']}>{share ?? level}</span>
          </p>
          {percentage !== null && <Progress name={name} value={percentage} />}
        </li>
      ))}
    </ul>
  );
}
