import type { ReactNode } from 'react';

import { PaneLink } from '../pane-link';

/**
 * Opens the pane of a company, role or resource. The address of a company or a role is its anchor on the page
 * (`anchor`). The address of a resource is its pane (`?item=`) at the fragment of `place`, where the link leads if
 * panes cannot be loaded, or without scripts.
 */
export function PlaceLink({
  id,
  anchor = `#${id}`,
  place,
  children,
}: {
  id: string;
  anchor?: string;
  place?: string;
  children: ReactNode;
}) {
  const pane = `?item=${encodeURIComponent(id)}`;
  return (
    <PaneLink href={place === undefined ? anchor : `${pane}${place}`} pane={pane} place={place}>
      {children}
    </PaneLink>
  );
}
