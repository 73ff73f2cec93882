import { useId, type ReactNode } from 'react';

import styles from './tooltip.module.css';

/**
 * A sentence about its wearer, shown on hover and on focus without any script. The wearer takes
 * `describedBy` as its `aria-describedby`, so that the sentence is also heard. Escape hides it (early script).
 */
export function Tooltip({
  text,
  unlisted,
  children,
}: {
  text: string;
  /** Where the wearer's parent may own nothing but its kind (tabs): heard as a description only. */
  unlisted?: boolean;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles['wearer']}>
      {children(id)}
      <span aria-hidden={unlisted} className={styles['tip']} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}
