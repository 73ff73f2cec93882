import { useSyncExternalStore } from 'react';

import SetIcon from '@fluentui/svg-icons/icons/star_16_filled.svg?react';
import StarIcon from '@fluentui/svg-icons/icons/star_16_regular.svg?react';
import { onFavoritesChange } from '~/portal/browser/favorites-changes';
import { isFavourite, toggleFavourite } from '~/portal/browser/favorites';
import { useT } from '~/portal/i18n/t';

import styles from './star.module.css';

/** Keeps a thing among the visitor's favourites, on this device. Without scripts it is not there. */
export function Star({ id, name }: { id: string; name: string }) {
  const t = useT();
  const given = useSyncExternalStore(
    onFavoritesChange,
    () => isFavourite(id),
    () => false,
  );
  return (
    <button
      aria-label={t('favourites.star', { name })}
      aria-pressed={given}
      className={styles['star']}
      onClick={() => toggleFavourite(id, name)}
      type="button"
    >
      {given ? <SetIcon /> : <StarIcon />}
    </button>
  );
}
