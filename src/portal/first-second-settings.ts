/**
 * Matches an address with filters: `?tag=AI`, `?type-not=Platform`. It repeats the facets (`filters/facet-names.ts`),
 * so that the inline script of every page needs no texts.
 */
export const FILTER_PARAMS = /[?&](?:company|period|type|tag|group|location)(?:-not)?=/;

const FILTER = /^(company|period|type|tag)(?:-not)?$/;

/** The number of facets that an address filters. */
export const filtersInUse = (search: string): number =>
  new Set([...new URLSearchParams(search).keys()].flatMap((name) => FILTER.exec(name)?.[1] ?? [])).size;

/** The default size of a `rem`, px. */
export const ROOT_FONT_SIZE = 16;

/** Converts px of the specification to `rem`, so that sizes scale with the browser's font size. */
export const rem = (px: number): string => `${px / ROOT_FONT_SIZE}rem`;

// The constants that the first-second script shares with React: keys of the storage, events and limits.

export const THEME_KEY = 'portalfolio.theme';
/** `compact` for low rows. */
export const DENSITY_KEY = 'portalfolio.density';
/** `off` if the visitor has disabled keyboard shortcuts. */
export const SHORTCUTS_KEY = 'portalfolio.shortcuts';
export const SIDEBAR_KEY = 'portalfolio.sidebar';
/** The code of the chosen language. */
export const LANGUAGE_KEY = 'portalfolio.language';
/** Stored when a tour has begun. */
export const TOUR_KEY = 'portalfolio.tour';
/** Lists of ids: the Dashboard reserves space for a card if one has entries. */
export const FAVORITE_KEYS = ['portalfolio.favourites', 'portalfolio.recentResources'];
/** Widths of a grid's columns, px at a font size of 16: `{"name":320}`. */
export const COLUMNS_KEY = 'portalfolio.columns';
/** The widths that at least one column may have, px. Stylesheets have the limits of each column. */
export const COLUMN_LIMITS = { smallest: 100, largest: 800 };
/** spec §9: 768 px at the default font size; the stylesheets have the same. */
export const MOBILE = '(max-width: 48em)';
/** spec §9: the time without a further change after which a changed size is measured. */
export const RESIZE_DEBOUNCE_MS = 16;
export const PREFERENCES_CHANGED = 'portalfolio:preferences';
