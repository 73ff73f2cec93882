import { hrefOf } from '~/portal/addresses/base-path';
import { itemAddress } from '~/portal/addresses/screens';
import { PlaceLink } from '~/portal/features/item/place-link';
import { Link } from '~/portal/browser/router';
import type { Career } from '~/portal/career/career';
import { useAddress, useT } from '~/portal/i18n/t';
import { tintClass } from '~/portal/styles/owners-colors';

import styles from './career.module.css';

/** The career on a time axis. On phones and paper it is a list. */
export function CareerTimeline({ columns, years, bars, marks }: Career) {
  const t = useT();
  const address = useAddress();
  const [experience, profile, log] = [address('experience'), address('profile'), address('activity')];
  const anchor = (id: string) => hrefOf(itemAddress(experience, id));
  return (
    <>
      <p className={styles['log']} data-print="off">
        <Link preloads to={log}>
          {t('activity.label')}
        </Link>
      </p>
      <div className={styles['career']}>
        <ol className={`${styles['lane']} ${columns}`}>
          {bars.map((bar) => (
            <li
              className={[styles['bar'], bar.columns, bar.color && tintClass(bar.color)]
                .filter(Boolean)
                .join(' ')}
              key={`${bar.id} ${bar.columns}`}
            >
              <h3>
                <PlaceLink anchor={anchor(bar.id)} id={bar.id}>
                  {bar.name}
                </PlaceLink>
              </h3>
              <p>{bar.period}</p>
              {bar.roles.length > 0 && (
                <ul>
                  {bar.roles.map((role) => (
                    <li className={role.columns} key={role.id}>
                      <PlaceLink anchor={anchor(role.id)} id={role.id}>
                        {role.title}
                      </PlaceLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        {marks.length > 0 && (
          <ul className={`${styles['lane']} ${styles['marks']} ${columns}`}>
            {marks.map(({ id, name, year, before, columns: at }) => (
              <li className={at} data-before={before || undefined} key={id}>
                <Link preloads to={`${profile}#${id}`}>
                  {name}
                </Link>
                <span>{year}</span>
              </li>
            ))}
          </ul>
        )}
        <div aria-hidden="true" className={`${styles['years']} ${columns}`}>
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
      </div>
    </>
  );
}
