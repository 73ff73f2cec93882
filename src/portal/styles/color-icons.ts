/**
 * The colour icons of the interface. Content may use any other icon of the set. The build includes only the
 * used ones (see `components/color-icon`).
 */
export const interfaceColorIcons = [
  'add-circle',
  'apps',
  'apps-list',
  'board',
  'briefcase',
  'building-multiple',
  'certificate',
  'clipboard-text-edit',
  'contact-card',
  'data-trending',
  'globe',
  'guest',
  'headset',
  'key',
  'laptop',
  'lightbulb',
  'location-ripple',
  'lock-shield',
  'org',
  'people',
  'person',
  'person-available',
  'person-key',
  'puzzle-piece',
  'search-sparkle',
  'settings',
  'shield',
  'wrench-screwdriver',
] as const;

/** Tints of icons with a single colour. Keys are amber in the portal; others are in the brand's blue. */
export const colorIconTints: Readonly<Record<string, string>> = { key: '#d9920c' };

export const DEFAULT_ICON_TINT = '#4a90d9';
