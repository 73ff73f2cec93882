import { useEffect, useState } from 'react';

import { whenIdle } from '~/portal/browser/idle';

import type { OfflineNote as OfflineNoteType } from './offline-note';
import styles from './offline-corner.module.css';

/** Where it is said that there is no connection. What knows it comes when the page has nothing else to do. */
export function OfflineCorner() {
  const [Note, setNote] = useState<typeof OfflineNoteType | null>(null);
  useEffect(
    () =>
      whenIdle(() =>
        import('./offline-note').then(
          (part) => setNote(() => part.OfflineNote),
          () => {},
        ),
      ),
    [],
  );
  return (
    <div className={styles['corner']} role="status">
      {Note && <Note />}
    </div>
  );
}
