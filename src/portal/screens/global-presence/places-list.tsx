import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';

import { Link } from '~/portal/browser/router';
import type { Place } from './data';
import { MONTHS_A_YEAR } from '~/portal/text/format';
import { useAddress, type T } from '~/portal/i18n/t';

import styles from './places-list.module.css';
import type { Scene } from './scene';

/** The list of places with their roles. With scripts each moves the map. */
export function PlacesList({
  t,
  places,
  scene: { chosen, current, later },
  year,
  onShow,
}: {
  t: T;
  places: readonly Place[];
  scene: Scene;
  /** Null without a change of place. */ year: number | null;
  onShow: ((at: number) => void) | null;
}) {
  const experience = useAddress()('experience');
  const laterTag = <span className={styles['tag']}>{t('global-presence.later')}</span>;
  return (
    <section aria-label={t('global-presence.places')}>
      <h2 className={styles['heading']}>{t('global-presence.places')}</h2>
      <ul className={styles['list']}>
        {places.map(({ name, latitude, longitude, roles }, at) => {
          const content = (
            <>
              <LocationIcon />
              <span>{name}</span>
              {at === current?.place && year !== null && (
                <span className={styles['tag']}>{t('global-presence.here', { year })}</span>
              )}
              {later.has(at) && laterTag}
            </>
          );
          return (
            <li key={`${name} ${latitude} ${longitude}`}>
              {onShow ? (
                <button
                  aria-current={at === chosen || undefined}
                  className={styles['place']}
                  data-print="name"
                  onClick={() => onShow(at)}
                  type="button"
                >
                  {content}
                </button>
              ) : (
                <span className={styles['place']}>{content}</span>
              )}
              {roles.length > 0 && (
                <ul aria-label={t('global-presence.roles', { name })} className={styles['roles']}>
                  {roles.map(({ id, title, company, period, span }) => (
                    <li key={id}>
                      <Link to={`${experience}#${id}`}>{title}</Link>
                      <p>
                        {company}
                        {company && period && ' · '}
                        <span>{period}</span>
                        {year !== null && !later.has(at) && span && span[0] >= (year + 1) * MONTHS_A_YEAR && (
                          <> {laterTag}</>
                        )}
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
