import { FILTER_PARAMS } from './filters/has-filter-params';

/** spec §9: the largest width of a column, px. */
const COLUMN_MAX = 300;
/** The name column takes the free width up to this (docs/decisions/023), px. */
const NAME_MAX = 800;

/** The smallest (spec §2) and largest widths of the grid's columns, px. */
export const COLUMN_LIMITS = {
  name: { minSize: 300, maxSize: NAME_MAX },
  region: { minSize: 120, maxSize: COLUMN_MAX },
  type: { minSize: 150, maxSize: COLUMN_MAX },
  id: { minSize: 250, maxSize: COLUMN_MAX },
  total: { minSize: 150, maxSize: COLUMN_MAX },
} as const;

/** The default size of a `rem`, px. */
export const ROOT_FONT_SIZE = 16;

/** Converts px of the specification to `rem`, so that sizes scale with the browser's font size. */
export const rem = (px: number): string => `${px / ROOT_FONT_SIZE}rem`;

/** The constants that the first-second script shares with React: storage keys, events and limits. */
export const EARLY_SETTINGS = {
  themeKey: 'portalfolio.theme',
  sidebarKey: 'portalfolio.sidebar',
  /** Widths of a grid's columns, px at a font size of 16: `{"name":320}`. */
  columnsKey: 'portalfolio.columns',
  rootFontSize: ROOT_FONT_SIZE,
  columnLimits: Object.entries(COLUMN_LIMITS),
  /** Lists of ids: the Dashboard reserves space for a card if one has entries. */
  favoriteKeys: ['portalfolio.favourites', 'portalfolio.recentResources'],
  /** `compact` for low rows. */
  densityKey: 'portalfolio.density',
  /** `off` if the visitor has disabled keyboard shortcuts. */
  shortcutsKey: 'portalfolio.shortcuts',
  /** spec §9: 768 px at the default font size; the stylesheets have the same. */
  mobile: '(max-width: 48em)',
  changed: 'portalfolio:preferences',
  /** The code of the chosen language. */
  languageKey: 'portalfolio.language',
  /** Stored when a tour has begun. */
  tourKey: 'portalfolio.tour',
  filterParams: FILTER_PARAMS.source,
};
