import type { ReactNode } from 'react';

/** Opens a thing's pane. Before React, and without scripts, it leads to where the thing stands on its page. */
export function ItemLink({
  id,
  anchor = `#${id}`,
  className,
  children,
}: {
  id: string;
  anchor?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a className={className} data-pane={`?item=${encodeURIComponent(id)}`} href={anchor}>
      {children}
    </a>
  );
}
