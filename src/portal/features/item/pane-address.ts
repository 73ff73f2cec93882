import type { Item } from '~/portal/lib/item';

/** The query of a pane. Projects shows its own panes for projects. */
export const paneOf = ({ key, resource }: Item, onProjects: boolean): string =>
  `?${onProjects && resource.type === 'project' ? 'project' : 'item'}=${encodeURIComponent(key)}`;
