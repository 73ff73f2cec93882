import type { ReactNode } from 'react';

import { hrefOf } from '~/portal/lib/base-path';
import type { PanePlace } from '~/portal/lib/dashboard-cards';
import { PlaceLink } from '~/portal/features/item/place-link';

/** A link that opens a pane, or plain text without one. */
export function PaneLink({ pane, children }: { pane: PanePlace | null; children: ReactNode }) {
  if (!pane) return children;
  return (
    <PlaceLink anchor={hrefOf(pane.href)} id={pane.id}>
      {children}
    </PlaceLink>
  );
}
