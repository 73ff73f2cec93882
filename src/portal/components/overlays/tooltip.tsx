import { useId, type MouseEventHandler, type PointerEvent, type ReactNode } from 'react';

import styles from './tooltip.module.css';

/** Longer texts are long (spec §9: a long tooltip waits longer). */
const LONG_TEXT = 60;

/** The distance of a row's tooltip from the pointer, px: the way straight down to the next row stays free. */
const POINTER_GAP = 12;

/** Moves the tooltip of a row to the pointer until it is visible: above the row if there is no room below. */
function moveToPointer({ currentTarget: row, clientX }: PointerEvent<HTMLElement>) {
  const tip = row.lastElementChild as HTMLElement;
  if (getComputedStyle(tip).opacity !== '0') return;
  const box = row.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  const start = isRightToLeft ? box.right - clientX : clientX - box.left;
  const room = isRightToLeft ? box.right : document.body.clientWidth - box.left;
  row.style.setProperty('--tip-start', `${Math.min(start + POINTER_GAP, room - tip.offsetWidth)}px`);
  row.toggleAttribute('data-tip-above', box.bottom + tip.offsetHeight > window.innerHeight);
}

/**
 * A tooltip, shown on hover and on visible focus without scripts. The control uses `describedBy` as its
 * `aria-describedby`. Escape hides the tooltip.
 */
export function Tooltip({
  text,
  unlisted,
  inRow,
  whileClosed,
  onClick,
  action,
  children,
}: {
  text: string;
  /**
   * For a trigger whose parent allows only one kind of children (tabs): the tooltip is exposed only as a
   * description.
   */
  unlisted?: boolean;
  /** For a row of a list: the tooltip is at the pointer, below the row. A click on it is a click on the row. */
  inRow?: boolean;
  /** For a disclosure row: shown only while it is collapsed. */
  whileClosed?: boolean;
  /** For a disclosure row: a click on the row or on its tooltip. */
  onClick?: MouseEventHandler;
  /**
   * A link to more information ("Why?"). It can be reached while the trigger has the pointer or the focus.
   */
  action?: ReactNode;
  children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the row has a button for keys
    <span
      className={styles['trigger']}
      data-disclosure-row={whileClosed ? '' : undefined}
      data-in-row={inRow || undefined}
      data-trigger=""
      onClick={onClick}
      onPointerMove={inRow ? moveToPointer : undefined}
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

/**
 * Hides a tooltip on Escape until the pointer or the focus moves (WCAG 1.4.13). The focus leaves a link
 * inside of the tooltip.
 */
export function dismissTooltipsByEscape(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const inTip = document.activeElement?.closest('[role="tooltip"] ~ *');
    inTip?.closest('[data-trigger]')?.querySelector<HTMLElement>('button')?.focus();
    dataset['quiet'] = '';
  });
  for (const moved of ['pointerover', 'focusin'])
    document.addEventListener(moved, () => void delete dataset['quiet']);
}
