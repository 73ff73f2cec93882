import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { logicalKey } from '~/portal/components/logical-key';
import styles from './column-handle.module.css';
import { ROOT_FONT_SIZE } from '~/portal/first-second-settings';

/** The step of an arrow key, px at a font size of 16. */
export const RESIZE_STEP = 16;

/** The width of a column, of which `child` is the handle or another child of its header, px at a font size of 16. */
export const columnWidth = (child: Element): number =>
  Math.round((child.parentElement?.getBoundingClientRect().width ?? 0) / fontScale());

/**
 * The resize handle of a column. It can be dragged or moved by the arrow keys. A double click or Home resets
 * it. It is not a tab stop, because keyboard users resize a column on its header.
 */
export function ColumnHandle({
  label,
  width,
  smallest,
  largest,
  onWidth,
  onReset,
}: {
  label: string;
  /** px at a font size of 16, like the two limits; undefined if the layout sets it. */
  width: number | undefined;
  smallest: number;
  largest: number;
  onWidth: (width: number) => void;
  onReset: () => void;
}) {
  const set = (wanted: number) => onWidth(Math.round(Math.min(largest, Math.max(smallest, wanted))));
  const [measured, setMeasured] = useState(smallest);
  const reset = ({ currentTarget: handle }: { currentTarget: HTMLElement }) => {
    onReset();
    requestAnimationFrame(() => setMeasured(columnWidth(handle)));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const handle = event.currentTarget;
    const column = handle.parentElement;
    if (event.button !== 0 || !column) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const scale = fontScale();
    const [from, before] = [event.clientX, column.getBoundingClientRect().width];
    const outwards = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    const move = (moved: globalThis.PointerEvent) =>
      set((before + (moved.clientX - from) * outwards) / scale);
    const release = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', release);
      handle.removeEventListener('pointercancel', release);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', release);
    handle.addEventListener('pointercancel', release);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const now = width ?? columnWidth(event.currentTarget);
    const wanted = { ArrowLeft: now - RESIZE_STEP, ArrowRight: now + RESIZE_STEP, End: largest }[
      logicalKey(event)
    ];
    if (event.key === 'Home') reset(event);
    else if (wanted !== undefined) set(wanted);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is interactive (ARIA 1.2)
    <div
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemax={largest}
      aria-valuemin={smallest}
      aria-valuenow={width ?? measured}
      className={styles['handle']}
      onDoubleClick={reset}
      onFocus={(event) => setMeasured(columnWidth(event.currentTarget))}
      onKeyDown={press}
      onPointerDown={drag}
      role="separator"
      tabIndex={-1}
    />
  );
}

/**
 * The browser's font size relative to the default: 2 for letters of 32 px. It is 1 during the build, where it
 * is unknown.
 */
export const fontScale = (): number =>
  import.meta.env.SSR
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_SIZE;
