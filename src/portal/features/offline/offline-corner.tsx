import { useEffect, useState } from 'react';

import { whenIdle } from '~/portal/browser/idle';

import type { OfflineNote as OfflineNoteType } from './offline-note';
import styles from './offline-corner.module.css';

/** The place of the offline message. Its module is loaded when the page is idle. */
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
