/**
 * The only inline script of every page, compiled to a string. It writes the visitor's preferences to attributes of
 * the root element, the only state. React reads them (`browser/use-root-state.ts`) and never renders them.
 */

import {
  isDrawerOpen,
  setDrawer,
  isSidebarShown,
  setSidebar,
  applyPreference,
  isPreference,
  keyOf,
  preferences,
  setPreference,
} from '~/portal/browser/root-state';
import { parseStoredList, storedValue, storeValue } from '~/portal/browser/storage';
import { isObject, isNumber, jsonIn } from '~/portal/text/json-shape';
import { defaultLanguage, languages } from '~/portal/addresses/languages';
import { addressOf } from '~/portal/addresses/screens';
import {
  COLUMNS_KEY,
  COLUMN_LIMITS,
  FAVORITE_KEYS,
  FILTER_PARAMS,
  LANGUAGE_KEY,
  MOBILE,
  PREFERENCES_CHANGED,
  rem,
  SIDEBAR_KEY,
  TOUR_KEY,
} from './first-second-settings';

const menuButton = () => document.querySelector<HTMLElement>('[data-menu-button]');

/** Writes the state of the sidebar to its button and to the content behind the drawer, as components do later. */
function showSidebarState(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  menuButton()?.setAttribute('aria-expanded', String(isSidebarShown()));
  for (const behind of document.querySelectorAll<HTMLElement>('[data-behind-drawer]'))
    behind.inert = isDrawerOpen();
}

function dismissDrawer(): void {
  setDrawer(false);
  menuButton()?.focus();
}

/** Shows or hides the sidebar. The focus moves into an opened drawer. */
function toggleSidebar(): void {
  setSidebar(!isSidebarShown());
  if (isDrawerOpen()) document.querySelector<HTMLElement>('#sidebar a')?.focus();
}

/** Before hydration, attributes of a disclosure's button and body hold its state. Then `browser/disclosures.ts`. */
function expandByButton(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (body?.localName !== 'disclosure-body') return;
  if (open) body.removeAttribute('hidden');
  // Find-in-page searches the collapsed body.
  else body.setAttribute('hidden', 'until-found');
}

function expandDisclosure(body: string): void {
  const button = document.querySelector(`[data-disclosure][aria-controls="${CSS.escape(body)}"]`);
  if (button) expandByButton(button, true);
}

const toggleDisclosure = (button: Element): void => expandByButton(button, button.ariaExpanded !== 'true');

const root = document.documentElement;

/** Leads to the chosen language, or else to the owner's, from `/`, which has no language of its own. */
function redirectToLanguage(address: string) {
  const basePath = root.dataset['base'] ?? '/';
  // The dashboard's address on the host in each language.
  const own = (root.dataset['languages']?.split(' ') ?? []).map((code) => ({
    code,
    segment: code.toLowerCase(),
  }));
  const homes: Readonly<Record<string, string>> = Object.fromEntries(
    [...languages, ...own].map((one) => [one.code, basePath + addressOf('dashboard', one).slice(1)]),
  );
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ownersHome = homes[root.dataset['home'] ?? defaultLanguage.code];
  // The host may have redirected from `/`.
  const isRedirected = address === ownersHome && visit?.type === 'navigate' && visit.redirectCount > 0;
  const chosen = storedValue(LANGUAGE_KEY) ?? '';
  const home = Object.hasOwn(homes, chosen) ? homes[chosen] : ownersHome;
  if (home && home !== address && (address.replace(/\/*$/, '/') === basePath || isRedirected))
    location.replace(home + location.search + location.hash);
}

/** Hosts also serve a page at its file name and with repeated slashes. The router knows only the address. */
function correctAddress(): string {
  const address = location.pathname.replace(/\/index\.html$/, '').replace(/^\/{2,}/, '/') || '/';
  if (address !== location.pathname)
    history.replaceState(history.state, '', address + location.search + location.hash);
  return address;
}

function applyWidths() {
  const widths = jsonIn(storedValue(COLUMNS_KEY) ?? '');
  if (!isObject(widths)) return;
  const { smallest, largest } = COLUMN_LIMITS;
  for (const [column, width] of Object.entries(widths))
    if (isNumber(width) && width >= smallest && width <= largest && /^\w+$/.test(column))
      root.style.setProperty(`--column-${column}`, rem(width));
}

const hasNames = (key: string): boolean => parseStoredList(storedValue(key), 1).length > 0;

/** Stores the chosen language. The link keeps the rest of the address. */
function chooseLanguage(link: HTMLAnchorElement) {
  storeValue(LANGUAGE_KEY, link.dataset['language'] ?? '');
  link.href = link.pathname + location.search + location.hash;
}

const address = correctAddress();
// Pages are built without filters. The page shows a message until the filters of the address are active.
if (FILTER_PARAMS.test(location.search)) root.dataset['filtering'] = 'loading';
redirectToLanguage(address);
root.dataset['js'] = '';
// If the application or its texts cannot be loaded, what needs them is hidden. Events of scripts do not bubble.
function hideUnloaded({ type, target }: Event) {
  if (type !== 'error' || target instanceof HTMLScriptElement) root.dataset['unloaded'] = '';
}
addEventListener('error', hideUnloaded, true);
addEventListener('unhandledrejection', hideUnloaded);
for (const name of preferences) applyPreference(name, storedValue(keyOf(name)));
if (FAVORITE_KEYS.some(hasNames)) root.dataset['favorites'] = '';
if (storedValue(SIDEBAR_KEY) === 'collapsed') root.dataset['sidebar'] = 'collapsed';
if (storedValue(TOUR_KEY)) root.dataset['toured'] = '';
applyWidths();

// The document is parsed. `DOMContentLoaded` waits for the application too.
document.addEventListener('readystatechange', showSidebarState);
addEventListener(PREFERENCES_CHANGED, showSidebarState);
matchMedia(MOBILE).addEventListener('change', () => setDrawer(false));

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const language = target.closest<HTMLAnchorElement>('a[data-language]');
  if (language) chooseLanguage(language);
  // After hydration the components handle the click and prevent its default.
  if (event.defaultPrevented) return;
  if (target.closest('[data-menu-button]')) return toggleSidebar();
  if (isDrawerOpen() && target.closest('[data-overlay], #sidebar a')) dismissDrawer();
  // A disclosure button, or a non-interactive part of its row.
  const row = target.closest('a, button') ? null : target.closest('[data-disclosure-row]');
  const button = target.closest('[data-disclosure]') ?? row?.querySelector('[data-disclosure]');
  if (button) toggleDisclosure(button);
});

// Expands the disclosure when find-in-page or a fragment matches its collapsed content.
document.addEventListener('beforematch', (event) => {
  const body = (event.target as Element).closest('disclosure-body');
  if (body) expandDisclosure(body.id);
});

// A form that needs a script: a submission before hydration is noted and repeated then.
document.addEventListener('submit', (event) => {
  const form = (event.target as Element).closest<HTMLElement>('[data-live-form]');
  if (!form || event.defaultPrevented) return;
  event.preventDefault();
  form.dataset['pressed'] = '';
});

document.addEventListener('change', ({ target }) => {
  const { name, type, checked, value } = target as HTMLInputElement;
  if (isPreference(name)) setPreference(name, type === 'checkbox' ? (checked ? 'on' : 'off') : value);
});

document.addEventListener('keydown', (event) => {
  if ('hydrated' in root.dataset) return;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Escape' && isDrawerOpen()) dismissDrawer();
  // The shortcuts of the search focus its box, which keeps the typed text.
  const opens = ctrlKey || metaKey ? /^k$/i.test(key) : key === '/' && !altKey;
  if (!opens || root.dataset['shortcuts'] === 'off') return;
  if ((event.target as Element).closest('input, textarea, select, dialog[open], [popover]')) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('header input[name="q"]')?.focus();
});
