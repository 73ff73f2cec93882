import type { Item } from '~/domain/item';

/** Where a thing stands on its page: a resource in its role, a project in its own details. */
export function anchorOf({ key, thing }: Item): string {
  if (thing.type === 'project') return `?project=${encodeURIComponent(key)}`;
  const role = thing.id.split('/')[4];
  return `#${role ?? key}`;
}

/** What its pane is asked for by. A project's details are on Projects already. */
export const paneOf = ({ key, thing }: Item, onProjects: boolean): string =>
  `?${onProjects && thing.type === 'project' ? 'project' : 'item'}=${encodeURIComponent(key)}`;
