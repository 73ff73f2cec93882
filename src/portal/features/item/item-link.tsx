import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { hrefOf } from '~/portal/lib/base-path';
import type { Item } from '~/portal/lib/item';
import { useAddress } from '~/portal/i18n/address';

import { paneOf } from './pane-address';

/** Opens an item's pane beside the page; in a new tab, beside the page that shows the item. */
export function ItemLink({
  of,
  className,
  children = of.thing.name,
}: {
  of: Item;
  className?: string | undefined;
  /** Its name where none are given. */ children?: ReactNode;
}) {
  const projects = useAddress()('projects');
  const experience = useAddress()('experience');
  const { pathname } = useLocation();
  return (
    <a
      className={className}
      data-pane={paneOf(of, pathname === projects)}
      href={hrefOf((of.thing.type === 'project' ? projects : experience) + paneOf(of, true))}
    >
      {children}
    </a>
  );
}
