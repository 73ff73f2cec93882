import { useEffect, useState } from 'react';

import { lazyPart } from '~/browser/lazy-part';
import type { KeptLists as ListsType } from '~/features/item/kept-lists';
import { useT } from '~/i18n/t';
import { Card } from '~/ui/card';

import styles from './kept.module.css';

/** Favourites and recent resources: the early script keeps room for them where there are any. */
export function Kept() {
  const t = useT();
  const [part, setPart] = useState<{ Lists: typeof ListsType }>();
  useEffect(() => {
    if (!('kept' in document.documentElement.dataset)) return;
    void lazyPart(() => import('~/features/item/kept-lists')).then(
      ({ KeptLists }) => setPart({ Lists: KeptLists }),
      () => {},
    );
  }, []);
  return (
    <div className={styles['kept']}>
      <Card failure={t('shell.cardFailed')} title={t('favourites.title')}>
        {part && <part.Lists />}
      </Card>
    </div>
  );
}
