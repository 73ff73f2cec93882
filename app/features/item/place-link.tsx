import type { ReactNode } from 'react';

/** Opens a thing's pane. Before React, and without scripts, it leads to where the thing stands on its page. */
export function PlaceLink({
  id,
  anchor = `#${id}`,
  children,
}: {
  id: string;
  anchor?: string;
  children: ReactNode;
}) {
  return (
    <a data-pane={`?item=${encodeURIComponent(id)}`} href={anchor}>
      {children}
    </a>
  );
}
