import type { ReactNode } from 'react';

import styles from './command-group.module.css';

/** Commands that belong together, between dividers. Behind "…" the group shows its name. */
export function CommandGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div aria-label={label} className={styles['group']} role="group">
      {label && (
        <span aria-hidden="true" className={styles['name']}>
          {label}
        </span>
      )}
      {children}
    </div>
  );
}
