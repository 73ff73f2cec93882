import { useEffect } from 'react';

import { whenIdle } from '~/portal/browser/idle';
import { useLazyModule } from '~/portal/browser/use-lazy-module';

import styles from './offline-corner.module.css';

const loadNote = () => import('./offline-note');

/** The place of the offline message. Its module is loaded when the page is idle. */
export function OfflineCorner() {
  const note = useLazyModule(loadNote);
  const { load } = note;
  useEffect(() => whenIdle(() => void load()), [load]);
  return (
    <div className={styles['corner']} role="status">
      {note.state === 'ready' && <note.content.OfflineNote />}
    </div>
  );
}
