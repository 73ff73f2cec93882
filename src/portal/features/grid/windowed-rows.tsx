import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  useEffect,
  useImperativeHandle,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

import { fontScale } from './grid-head';

/** spec §9: row min height of the grid, px at a font size of 16. Rendered rows are measured. */
const ROW_PX = 38;
const OVERSCAN = 2;

export type RowWindow = { scrollToRow: (index: number) => void };

export type WindowedRowsProps = {
  /** The number of all rows. */ count: number;
  /** The row with the tab stop, which stays when it is scrolled out of view. */ current: number;
  ref: Ref<RowWindow>;
  renderRow: (index: number) => ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
};

/**
 * The visible rows of a long grid, between the spaces of the others, and all rows on paper. Rows as cards differ in
 * height.
 */
export function WindowedRows({ count, current, ref, renderRow, scroller }: WindowedRowsProps): ReactNode {
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to no memoized component
  const virtual = useVirtualizer({
    count,
    estimateSize: () => ROW_PX * fontScale(),
    getScrollElement: () => scroller.current,
    indexAttribute: 'data-row',
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      [...new Set([current, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other),
  });
  useImperativeHandle(ref, () => ({ scrollToRow: (index) => virtual.scrollToIndex(index) }), [virtual]);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when this listener returns.
    const print = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const signs = ['beforeprint', 'afterprint'];
    for (const sign of signs) addEventListener(sign, print);
    return () => {
      for (const sign of signs) removeEventListener(sign, print);
    };
  }, []);
  const items = virtual.getVirtualItems();
  useEffect(() => {
    for (const row of scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
      virtual.measureElement(row);
  });
  if (isPrinting) return Array.from({ length: count }, (_, index) => renderRow(index));
  return (
    <>
      {items.map(({ index, start }, at) => (
        <Fragment key={index}>
          <Spacer height={start - (items[at - 1]?.end ?? 0)} />
          {renderRow(index)}
        </Fragment>
      ))}
      <Spacer height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}

/**
 * The space of rows that are not rendered. A script sets its height, because the page's policy (CSP) rejects
 * style attributes.
 */
function Spacer({ height }: { height: number }) {
  return (
    height > 0 && (
      <div
        aria-hidden="true"
        ref={(element) => {
          if (element) element.style.height = `${height}px`;
        }}
      />
    )
  );
}
