import { useEffect } from 'react';

import { onFavoritesChange } from '~/portal/browser/storage';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { useT } from '~/portal/i18n/t';
import { Card } from '~/portal/components/card';

import styles from './favorites.module.css';

const loadLists = () => import('~/portal/features/item/favorite-lists');

/** Favorites and recent resources below the other cards, so that nothing moves when they have loaded. */
export function Favorites() {
  const t = useT();
  const lists = useLazyModule(loadLists);
  const { load } = lists;
  useEffect(() => {
    if ('favorites' in document.documentElement.dataset) void load();
    return onFavoritesChange(() => void load());
  }, [load]);
  return (
    <div className={styles['favorites']} data-print="off">
      <Card failure={t('shell.cardFailed')} title={t('favorites.title')}>
        {lists.state === 'ready' && <lists.content.FavoriteLists />}
      </Card>
    </div>
  );
}
