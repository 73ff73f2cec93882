/**
 * The colour icons that the house itself shows; content may name any other icon of the set.
 * The build serves those that are shown (see `ui/color-icon`).
 */
export const houseColorIcons = [
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

/** For icons that come in one colour only. Keys are amber in the portal; the rest take the brand's blue. */
export const colorIconTints: Readonly<Record<string, string>> = { key: '#d9920c' };

export const DEFAULT_GLYPH_TINT = '#4a90d9';
