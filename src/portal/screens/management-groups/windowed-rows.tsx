import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

import { fontScale } from '~/portal/browser/resize';
import { useDensity } from '~/portal/browser/preferences';

/** spec §9: row min height of the grid, px at a font size of 16; the stylesheet has the same as `--grid-row`. */
const ROW_PX = { comfortable: 38, compact: 32 };
const OVERSCAN = 2;
/** The size of the scroller on the server, px. */
const FIRST_VIEW = { width: 1000, height: 640 };

/** Scrolls to rows that are not rendered. */
export type RowWindow = { scrollToRow: (index: number) => void };

export type WindowedRowsProps = {
  /** The number of all rows. */ count: number;
  ref: Ref<RowWindow>;
  renderRow: (index: number) => ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
};

/** The visible rows of a long grid, between the spaces of the others. */
export default function WindowedRows({ count, ref, renderRow, scroller }: WindowedRowsProps): ReactNode {
  const density = useDensity();
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to no memoized component
  const virtual = useVirtualizer({
    count,
    estimateSize: () => ROW_PX[density] * fontScale(),
    getScrollElement: () => scroller.current,
    initialRect: FIRST_VIEW,
    overscan: OVERSCAN,
  });
  useEffect(() => virtual.measure(), [density, virtual]);
  useImperativeHandle(ref, () => ({ scrollToRow: (index) => virtual.scrollToIndex(index) }), [virtual]);
  const items = virtual.getVirtualItems();
  return (
    <>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map((item) => renderRow(item.index))}
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
    <div
      aria-hidden="true"
      ref={(element) => {
        if (element) element.style.height = `${height}px`;
      }}
    />
  );
}
