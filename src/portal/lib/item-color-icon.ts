import type { StoredResource } from './resources';

const GLYPHS: Readonly<Record<StoredResource['type'], string>> = {
  subscription: 'building-multiple',
  resourceGroup: 'briefcase',
  resource: 'apps',
  project: 'apps-list',
};

/** The colour icon of a resource: its own, or the icon of its type. */
export const colorIconOf = ({ icon, type }: Pick<StoredResource, 'icon' | 'type'>): string =>
  icon ?? GLYPHS[type];
