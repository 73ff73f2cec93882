import type { DashboardSlice } from './data';
import { tintClass } from '~/portal/styles/owners-colors';
import { ColorIcon } from '~/portal/components/color-icon';

import styles from './achievements.module.css';
import { PaneLink } from './pane-link';

const tinted = (color: string | null): string => (color ? ` ${tintClass(color)}` : '');

/** The achievements. Each opens the pane of its subject. */
export function Achievements({ achievements }: Pick<DashboardSlice, 'achievements'>) {
  return (
    <ul className={styles['list']}>
      {achievements.map(({ title, pane, type, year, icon, color, background, description }) => (
        <li className={`${styles['achievement']}${tinted(color)}`} key={`${title} ${year} ${description}`}>
          <span className={`${styles['tile']}${tinted(background)}`}>
            <ColorIcon name={icon} size={20} />
          </span>
          <div>
            <h3 className={styles['title']}>
              <PaneLink pane={pane}>{title}</PaneLink>
            </h3>
            <p className={styles['facts']}>{[type, year].filter(Boolean).join(', ')}</p>
            {description && (
              <p className={styles['text']} dir="auto">
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
