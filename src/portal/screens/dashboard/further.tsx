import type { ReactNode } from 'react';

import { hrefOf } from '~/portal/addresses/base-path';
import type { FurtherCard, PanePlace } from '~/portal/career/dashboard-cards';
import { PlaceLink } from '~/portal/features/item/place-link';
import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import { useAddress, useT } from '~/portal/i18n/t';
import styles from './further.module.css';
import type { DashboardSlice } from './data';
import { tintClass } from '~/portal/styles/owners-colors';
import { ColorIcon } from '~/portal/components/color-icon';
import achievementsStyles from './achievements.module.css';

/** A link that opens a pane, or plain text without one. */
export function PaneLink({ pane, children }: { pane: PanePlace | null; children: ReactNode }) {
  if (!pane) return children;
  return (
    <PlaceLink anchor={hrefOf(pane.href)} id={pane.id}>
      {children}
    </PlaceLink>
  );
}

const tinted = (color: string | null): string => (color ? ` ${tintClass(color)}` : '');

/** The achievements. Each opens the pane of its subject. */
export function Achievements({ achievements }: Pick<DashboardSlice, 'achievements'>) {
  return (
    <ul className={achievementsStyles['list']}>
      {achievements.map(({ title, pane, type, year, icon, color, background, description }) => (
        <li
          className={`${achievementsStyles['achievement']}${tinted(color)}`}
          key={`${title} ${year} ${description}`}
        >
          <span className={`${achievementsStyles['tile']}${tinted(background)}`}>
            <ColorIcon name={icon} size={20} />
          </span>
          <div>
            <h3 className={achievementsStyles['title']}>
              <PaneLink pane={pane}>{title}</PaneLink>
            </h3>
            <p className={achievementsStyles['facts']}>{[type, year].filter(Boolean).join(', ')}</p>
            {description && (
              <p className={achievementsStyles['text']} dir="auto">
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Entries of a section of IAM with links to it, or roles with links to their panes. */
export function Further({ section, entries, more }: FurtherCard) {
  const t = useT();
  const profile = useAddress()('profile');
  const all = `${profile}#${section}`;
  return (
    <ul className={styles['list']}>
      {entries.map(({ id, title, facts, pane }) => (
        <li key={`${id} ${title}`}>
          <h3 className={styles['title']}>
            {pane ? (
              <PaneLink pane={pane}>{title}</PaneLink>
            ) : (
              <Link {...preloadProps(`${profile}#${id}`)} to={`${profile}#${id}`}>
                {title}
              </Link>
            )}
          </h3>
          {facts && (
            <p className={styles['facts']}>
              <bdi>{facts}</bdi>
            </p>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link {...preloadProps(all)} to={all}>
            {t('dashboard.more', { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}
