/**
 * Matches an address with filters: `?tag=AI`, `?type-not=Platform`. It repeats the facets of `filters.ts`, so
 * that callers need not load that module.
 */
export const FILTER_PARAMS = /[?&](?:company|period|type|tag|group|location)(?:-not)?=/;

const FILTER = /^(company|period|type|tag|group|location)(?:-not)?$/;

/** The number of facets that an address filters. */
export const filtersInUse = (search: string): number =>
  new Set([...new URLSearchParams(search).keys()].flatMap((name) => FILTER.exec(name)?.[1] ?? [])).size;

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
  /** The widths that at least one column may have, px. Stylesheets have the limits of each column. */
  columnLimits: { smallest: 100, largest: 800 },
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
