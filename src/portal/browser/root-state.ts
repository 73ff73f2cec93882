import {
  DENSITY_KEY,
  MOBILE,
  PREFERENCES_CHANGED,
  SHORTCUTS_KEY,
  SIDEBAR_KEY,
  THEME_KEY,
} from '~/portal/first-second-settings';
import { storeValue } from './storage';

/** The preferences whose value is an attribute of the root element. `use-root-state.ts` reads them. */
const PREFERENCES = {
  appearance: { key: THEME_KEY, attribute: 'theme', values: ['light', 'dark'] },
  density: { key: DENSITY_KEY, attribute: 'density', values: ['compact'] },
  shortcuts: { key: SHORTCUTS_KEY, attribute: 'shortcuts', values: ['off'] },
} as const;

export type Preference = keyof typeof PREFERENCES;

export const preferences = Object.keys(PREFERENCES) as readonly Preference[];

export const isPreference = (name: string): name is Preference => Object.hasOwn(PREFERENCES, name);

/** Applies a value to the page. Values other than the listed ones are the default and have no attribute. */
export function applyPreference(name: Preference, value: string | null): void {
  const { attribute, values } = PREFERENCES[name];
  const known: readonly string[] = values;
  if (value !== null && known.includes(value)) document.documentElement.dataset[attribute] = value;
  else delete document.documentElement.dataset[attribute];
}

/** Stores the visitor's choice, applies it and notifies the components. */
export function setPreference(name: Preference, value: string): void {
  storeValue(PREFERENCES[name].key, value);
  applyPreference(name, value);
  dispatchEvent(new Event(PREFERENCES_CHANGED));
}

/** The key under which a preference is stored. */
export const keyOf = (name: Preference): string => PREFERENCES[name].key;

// Attributes of the root element are the state of the sidebar, for the stylesheets and before hydration.
// Components read it by `use-root-state.ts`.
const root = () => document.documentElement.dataset;
const notify = () => dispatchEvent(new Event(PREFERENCES_CHANGED));

/** Whether the window is so narrow that the sidebar is a drawer over the content. */
const isNarrow = (): boolean => matchMedia(MOBILE).matches;

export const isDrawerOpen = (): boolean => root()['drawer'] === 'open';

/** Whether the sidebar shows its labels: the open drawer, or the expanded rail of a wide window. */
export const isSidebarShown = (): boolean =>
  isNarrow() ? isDrawerOpen() : root()['sidebar'] !== 'collapsed';

export function setDrawer(open: boolean): void {
  if (open) root()['drawer'] = 'open';
  else delete root()['drawer'];
  notify();
}

/** Shows or hides the sidebar. On a wide window the choice is stored. */
export function setSidebar(shown: boolean): void {
  if (isNarrow()) return setDrawer(shown);
  if (shown) delete root()['sidebar'];
  else root()['sidebar'] = 'collapsed';
  storeValue(SIDEBAR_KEY, shown ? 'open' : 'collapsed');
  notify();
}
