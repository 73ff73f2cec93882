import type { Item } from '~/portal/lib/item';

/** The address of a pane, behind that of its page: a project's details are on Projects. */
export const paneOf = ({ key, thing }: Item, onProjects: boolean): string =>
  `?${onProjects && thing.type === 'project' ? 'project' : 'item'}=${encodeURIComponent(key)}`;
