import { useEffect, useState } from 'react';

import { onKept } from '~/portal/browser/kept-changes';
import { lazyPart } from '~/portal/browser/lazy-part';
import type { KeptLists as ListsType } from '~/portal/features/item/kept-lists';
import { useT } from '~/portal/i18n/t';
import { Card } from '~/portal/components/card';

import styles from './kept.module.css';

/** Who comes back to the Dashboard finds them at once. */
let came: typeof ListsType | undefined;

/** Favourites and recent resources: the early script keeps room for them where there are any. */
export function Kept() {
  const t = useT();
  const [part, setPart] = useState(came && { Lists: came });
  useEffect(() => {
    const show = (Lists: typeof ListsType) => {
      came = Lists;
      setPart({ Lists });
    };
    const bring = () =>
      void lazyPart(() => import('~/portal/features/item/kept-lists')).then(
        ({ KeptLists }) => show(KeptLists),
        // The Dashboard is whole without it.
        () => {},
      );
    if ('kept' in document.documentElement.dataset) bring();
    return onKept(bring);
  }, []);
  return (
    <div className={styles['kept']} data-print="off">
      <Card failure={t('shell.cardFailed')} title={t('favourites.title')}>
        {part && <part.Lists />}
      </Card>
    </div>
  );
}
