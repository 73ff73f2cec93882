import type { Achievement } from '~/content/portfolio';
import { tintClass } from '~/theme/owners-colors';
import { Glyph } from '~/ui/glyph';

import styles from './achievements.module.css';

const tinted = (color: string | null): string => (color ? ` ${tintClass(color)}` : '');

/** What this career is known for. */
export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <ul className={styles['list']}>
      {achievements.map(({ title, type, year, icon, color, background, description }) => (
        <li className={`${styles['achievement']}${tinted(color)}`} key={title}>
          <span className={`${styles['tile']}${tinted(background)}`}>
            <Glyph name={icon} size={20} />
          </span>
          <div>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['facts']}>{[type, year].filter(Boolean).join(', ')}</p>
            {description && <p dir="auto">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
