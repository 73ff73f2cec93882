import type { ReactNode } from 'react';

import { hrefOf } from '~/portal/lib/base-path';
import type { PanePlace } from '~/portal/lib/pane-place';
import { PlaceLink } from '~/portal/features/item/place-link';

/** Text that opens a pane; plain text where there is none. */
export function PaneLink({ pane, children }: { pane: PanePlace | null; children: ReactNode }) {
  if (!pane) return children;
  return (
    <PlaceLink anchor={hrefOf(pane.href)} id={pane.id}>
      {children}
    </PlaceLink>
  );
}
