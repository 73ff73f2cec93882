import { useId, type ReactNode } from 'react';

import styles from './tooltip.module.css';

/** A sentence of more characters is long (spec §9: a long tooltip waits longer). */
const LONG_TEXT = 60;

/**
 * A sentence about a control, shown on hover and on the control's own visible focus, without any script. The control
 * takes `describedBy` as its `aria-describedby`, so that the sentence is also heard. Escape hides it (early script).
 */
export function Tooltip({
  text,
  unlisted,
  inRow,
  whileClosed,
  action,
  children,
}: {
  text: string;
  /** Where the wearer's parent may own nothing but its kind (tabs): heard as a description only. */
  unlisted?: boolean;
  /** Of a row in a list: the sentence stays inside the row, and a click on it is a click on the row. */
  inRow?: boolean;
  /** Of a fold's row: only as long as the fold is closed. */
  whileClosed?: boolean;
  /** A control that leads on ("Why?"); it can be reached while the wearer has the pointer or the focus. */
  action?: ReactNode;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  return (
    <span
      className={styles['wearer']}
      data-disclosure-row={whileClosed ? '' : undefined}
      data-in-row={inRow || undefined}
      data-wearer=""
      data-while-closed={whileClosed || undefined}
    >
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
