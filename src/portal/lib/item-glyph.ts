import type { StoredThing } from './things';

const GLYPHS: Readonly<Record<StoredThing['type'], string>> = {
  subscription: 'building-multiple',
  resourceGroup: 'briefcase',
  resource: 'apps',
  project: 'apps-list',
};

/** The colour icon of a thing: its own where it has one, else that of its kind. */
export const glyphOf = ({ icon, type }: Pick<StoredThing, 'icon' | 'type'>): string => icon ?? GLYPHS[type];
