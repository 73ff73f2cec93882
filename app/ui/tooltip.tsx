import { useId, type ReactNode } from 'react';

import styles from './tooltip.module.css';

/** A sentence of more characters is long (spec §9: a long tooltip waits longer). */
const LONG_TEXT = 60;

/**
 * A sentence about its wearer, shown on hover and on focus without any script. The wearer takes
 * `describedBy` as its `aria-describedby`, so that the sentence is also heard. Escape hides it (early script).
 */
export function Tooltip({
  text,
  unlisted,
  whileClosed,
  action,
  children,
}: {
  text: string;
  /** Where the wearer's parent may own nothing but its kind (tabs): heard as a description only. */
  unlisted?: boolean;
  /** Only as long as the fold inside the wearer is closed. */
  whileClosed?: boolean;
  /** A control that leads on ("Why?"); it can be reached while the wearer has the pointer or the focus. */
  action?: ReactNode;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles['wearer']} data-wearer="" data-while-closed={whileClosed || undefined}>
      {children(id)}
      <span className={styles['tip']} data-long={text.length > LONG_TEXT || undefined}>
        <span aria-hidden={unlisted} id={id} role="tooltip">
          {text}
        </span>
        {action}
      </span>
    </span>
  );
}
