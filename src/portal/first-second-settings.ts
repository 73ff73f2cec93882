import { ASKS } from '~/portal/lib/has-filter-params';
import { COLUMN_LIMITS } from '~/portal/lib/column-widths';
import { ROOT_FONT_SIZE } from '~/portal/lib/rem';

/** What the early script knows of the rest: names under which choices are stored, events, limits. React shares them. */
export const EARLY_SETTINGS = {
  themeKey: 'portalfolio.theme',
  sidebarKey: 'portalfolio.sidebar',
  /** Widths of a grid's columns, px at a font size of 16: `{"name":320}`. */
  columnsKey: 'portalfolio.columns',
  rootFontSize: ROOT_FONT_SIZE,
  columnLimits: Object.entries(COLUMN_LIMITS),
  /** Lists of ids: the Dashboard keeps room for a card where one holds any. */
  keptKeys: ['portalfolio.favourites', 'portalfolio.recentResources'],
  /** `compact` where the visitor wants low rows. */
  densityKey: 'portalfolio.density',
  /** `off` where the visitor wants no shortcuts. */
  shortcutsKey: 'portalfolio.shortcuts',
  /** spec §9: 768 px, at the common font size; the stylesheets have the same. */
  mobile: '(max-width: 48em)',
  changed: 'portalfolio:preferences',
  /** The language that was chosen, by its code. */
  languageKey: 'portalfolio.language',
  asks: ASKS.source,
};
