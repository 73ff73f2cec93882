import type { Item } from '~/portal/lib/item';

/** The query of a pane. Projects shows its own panes for projects. */
export const paneOf = ({ key, thing }: Item, onProjects: boolean): string =>
  `?${onProjects && thing.type === 'project' ? 'project' : 'item'}=${encodeURIComponent(key)}`;
