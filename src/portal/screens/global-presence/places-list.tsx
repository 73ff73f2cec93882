import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';
import type { Place } from '~/portal/lib/global-presence';
import { useT } from '~/portal/i18n/t';

import styles from './places-list.module.css';

/** The list of places. With scripts each moves the map. */
export function PlacesList({
  places,
  chosen,
  onShow,
}: {
  places: readonly Place[];
  chosen: number | null;
  onShow: ((at: number) => void) | null;
}) {
  const t = useT();
  return (
    <section aria-label={t('global-presence.places')}>
      <h2 className={styles['heading']}>{t('global-presence.places')}</h2>
      <ul className={styles['list']}>
        {places.map(({ name, latitude, longitude }, at) => (
          <li key={`${name} ${latitude} ${longitude}`}>
            {onShow ? (
              <button
                aria-current={at === chosen || undefined}
                className={styles['place']}
                onClick={() => onShow(at)}
                type="button"
              >
                <LocationIcon />
                {name}
              </button>
            ) : (
              <span className={styles['place']}>
                <LocationIcon />
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
