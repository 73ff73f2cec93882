import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { hrefOf } from '~/portal/lib/base-path';
import type { Item } from '~/portal/lib/item';
import { useAddress } from '~/portal/i18n/address';
import { PaneLink } from '../pane-link';

/** The query of a pane. Projects shows its own panes for projects. */
const paneOf = ({ key, resource }: Item, onProjects: boolean): string =>
  `?${onProjects && resource.type === 'project' ? 'project' : 'item'}=${encodeURIComponent(key)}`;

/** Opens the pane of an item beside the current page. In a new tab it opens beside the page of the item. */
export function ItemLink({
  of,
  className,
  children = of.resource.name,
}: {
  of: Item;
  className?: string | undefined;
  /** The item's name by default. */ children?: ReactNode;
}) {
  const projects = useAddress()('projects');
  const experience = useAddress()('experience');
  const { pathname } = useLocation();
  return (
    <PaneLink
      className={className}
      href={hrefOf((of.resource.type === 'project' ? projects : experience) + paneOf(of, true))}
      pane={paneOf(of, pathname === projects)}
    >
      {children}
    </PaneLink>
  );
}
