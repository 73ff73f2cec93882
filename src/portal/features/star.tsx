import { useSyncExternalStore } from 'react';

import SetIcon from '@fluentui/svg-icons/icons/star_16_filled.svg?react';
import StarIcon from '@fluentui/svg-icons/icons/star_16_regular.svg?react';
import { onFavoritesChange } from '~/portal/browser/storage';
import { isFavorite, toggleFavorite } from '~/portal/browser/favorites';
import { useT } from '~/portal/i18n/t';

import styles from './star.module.css';

/** Adds a resource to the favorites on this device. Hidden without scripts. */
export function Star({ id, name }: { id: string; name: string }) {
  const t = useT();
  const given = useSyncExternalStore(
    onFavoritesChange,
    () => isFavorite(id),
    () => false,
  );
  return (
    <button
      aria-label={t('favorites.star', { name })}
      aria-pressed={given}
      className={styles['star']}
      onClick={() => toggleFavorite(id, name)}
      type="button"
    >
      {given ? <SetIcon /> : <StarIcon />}
    </button>
  );
}
