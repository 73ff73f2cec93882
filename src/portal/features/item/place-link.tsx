import type { ReactNode } from 'react';

/**
 * Opens the pane of a company, role or resource. A company and a role have a place of their own on their page, which is
 * the link's address (`anchor`); a resource is opened by its address (`?item=`), and `place` is where it stands: the way
 * to it when panes cannot be loaded.
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
    <a data-pane={pane} data-place={place} href={place === undefined ? anchor : pane}>
      {children}
    </a>
  );
}
