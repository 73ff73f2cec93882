import { useEffect, useState } from 'react';

import { onFavoritesChange } from '~/portal/browser/favorites-changes';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import type { FavoriteLists as ListsType } from '~/portal/features/item/favorite-lists';
import { useT } from '~/portal/i18n/t';
import { Card } from '~/portal/components/card';

import styles from './favorites.module.css';

/** Cached, so that the lists show at once on the next visit of the Dashboard. */
let came: typeof ListsType | undefined;

/** Favorites and recent resources. The first-second script reserves space for them if there are any. */
export function Kept() {
  const t = useT();
  const [part, setPart] = useState(came && { Lists: came });
  useEffect(() => {
    const show = (Lists: typeof ListsType) => {
      came = Lists;
      setPart({ Lists });
    };
    const bring = () =>
      void importWithRetry(() => import('~/portal/features/item/favorite-lists')).then(
        ({ FavoriteLists }) => show(FavoriteLists),
        // The card is optional.
        () => {},
      );
    if ('kept' in document.documentElement.dataset) bring();
    return onFavoritesChange(bring);
  }, []);
  return (
    <div className={styles['kept']} data-print="off">
      <Card failure={t('shell.cardFailed')} title={t('favourites.title')}>
        {part && <part.Lists />}
      </Card>
    </div>
  );
}
