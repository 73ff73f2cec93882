import type { PortalResource } from './portal-resource';

const GLYPHS: Readonly<Record<PortalResource['type'], string>> = {
  subscription: 'building-multiple',
  resourceGroup: 'briefcase',
  resource: 'apps',
  project: 'apps-list',
};

/** The colour icon of a resource: its own, or the icon of its type. */
export const colorIconOf = (resource: PortalResource): string =>
  'icon' in resource ? resource.icon : GLYPHS[resource.type];
