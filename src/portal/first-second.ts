/**
 * The page's first second: the one inline script of every page, compiled into a text of its own. From then on the
 * document's root element holds the visitor's preferences, here and nowhere else: React reads them
 * (`browser/preferences.ts`) and never writes them, so nothing can get out of step when it arrives.
 */

import { languages } from '~/portal/lib/languages';
import { addressOf } from '~/portal/lib/screens';

import { EARLY_SETTINGS } from './first-second-settings';
import { replaceForbiddenStorage } from './first-second-storage';

const settings = EARLY_SETTINGS;

function early() {
  const root = document.documentElement;
  const basePath = root.dataset['base'] ?? '/';
  // The dashboard in each language, the default's first, as the host knows them.
  const own = (root.dataset['languages']?.split(' ') ?? []).map((code) => ({
    code,
    segment: code.toLowerCase(),
  }));
  const homes: Readonly<Record<string, string>> = Object.fromEntries(
    [...languages, ...own].map((one) => [one.code, basePath + addressOf('dashboard', one).slice(1)]),
  );
  const narrow = matchMedia(settings.mobile);

  // Hosts answer a page's file name too, and several slashes as one; the router knows its address only, and takes what
  // stands behind two slashes for a host.
  const address = location.pathname.replace(/\/index\.html$/, '').replace(/^\/{2,}/, '/') || '/';
  if (address !== location.pathname) {
    history.replaceState(history.state, '', address + location.search + location.hash);
  }

  // The page was built with everything; it says so until the address's filters act (`features/filters`).
  if (new RegExp(settings.asks).test(location.search)) root.dataset['narrowing'] = 'asked';

  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Full or forbidden: the choice holds for this page.
    }
  };
  const holdsNames = (key: string) => {
    try {
      const names: unknown = JSON.parse(read(key) ?? '[]');
      return Array.isArray(names) && names.some((name) => typeof name === 'string');
    } catch {
      return false;
    }
  };
  const tell = () => dispatchEvent(new Event(settings.changed));

  // `/` names no language: it is the one that was chosen here, whether this page stands there or a host led on from it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ledOn = address === Object.values(homes)[0] && visit?.type === 'navigate' && visit.redirectCount > 0;
  const chosen = read(settings.languageKey) ?? '';
  const chosenHome = Object.hasOwn(homes, chosen) ? homes[chosen] : undefined;
  if (chosenHome && chosenHome !== address && (address.replace(/\/*$/, '/') === basePath || ledOn)) {
    location.replace(chosenHome + location.search + location.hash);
  }

  const setTheme = (theme: string | null) => {
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  };

  const drawerIsOpen = () => root.dataset['drawer'] === 'open';
  const menuButton = () => document.querySelector<HTMLElement>('[data-menu-button]');
  const showState = () => {
    const open = narrow.matches ? drawerIsOpen() : root.dataset['sidebar'] !== 'collapsed';
    menuButton()?.setAttribute('aria-expanded', String(open));
  };
  const setDrawer = (open: boolean) => {
    if (open === drawerIsOpen()) return;
    if (open) root.dataset['drawer'] = 'open';
    else delete root.dataset['drawer'];
    // What lies behind the overlay is out of reach while the drawer is open.
    for (const behind of document.querySelectorAll<HTMLElement>('[data-behind-drawer]')) behind.inert = open;
    showState();
  };

  root.dataset['js'] = '';
  setTheme(read(settings.themeKey));
  if (read(settings.densityKey) === 'compact') root.dataset['density'] = 'compact';
  if (read(settings.shortcutsKey) === 'off') root.dataset['shortcuts'] = 'off';
  if (settings.keptKeys.some(holdsNames)) root.dataset['kept'] = '';
  if (read(settings.sidebarKey) === 'collapsed') root.dataset['sidebar'] = 'collapsed';
  try {
    const widths = JSON.parse(read(settings.columnsKey) ?? '{}') as Record<string, unknown>;
    for (const [column, { minSize, maxSize }] of settings.columnLimits) {
      const width = widths[column];
      if (typeof width === 'number' && width >= minSize && width <= maxSize)
        root.style.setProperty(`--column-${column}`, `${width / settings.rootFontSize}rem`);
    }
  } catch {
    // Somebody else's text under our key: the columns keep their own widths.
  }

  document.addEventListener('DOMContentLoaded', showState);
  narrow.addEventListener('change', () => {
    setDrawer(false);
    showState();
  });

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const language = target.closest<HTMLAnchorElement>('a[data-language]');
    if (language) {
      const code = language.dataset['language'] ?? '';
      write(settings.languageKey, code);
      // React keeps the footer's at this screen. What else the address holds comes along.
      const kept = document.querySelector<HTMLAnchorElement>(`footer a[data-language="${code}"]`);
      language.href = (kept ?? language).pathname + location.search + location.hash;
    }
    if (target.closest('[data-menu-button]')) {
      if (narrow.matches) {
        setDrawer(!drawerIsOpen());
        if (drawerIsOpen()) document.querySelector<HTMLElement>('#sidebar a')?.focus();
      } else {
        const collapsed = root.dataset['sidebar'] === 'collapsed';
        if (collapsed) delete root.dataset['sidebar'];
        else root.dataset['sidebar'] = 'collapsed';
        write(settings.sidebarKey, collapsed ? 'open' : 'collapsed');
        showState();
      }
      return;
    }
    if (drawerIsOpen()) {
      if (target.closest('#sidebar a')) setDrawer(false);
      else if (target.closest('[data-overlay]')) {
        setDrawer(false);
        menuButton()?.focus();
      }
    }
    // A fold's button, or anything in its row that does nothing of its own.
    const row = target.closest('a, button') ? null : target.closest('[data-disclosure-row]');
    const fold = target.closest('[data-disclosure]') ?? row?.querySelector('[data-disclosure]');
    if (fold) setDisclosure(fold, fold.getAttribute('aria-expanded') !== 'true');
  });

  function setDisclosure(fold: Element, open: boolean) {
    fold.setAttribute('aria-expanded', String(open));
    const body = document.getElementById(fold.getAttribute('aria-controls') ?? '');
    if (body?.localName !== 'disclosure-body') return;
    if (open) body.removeAttribute('hidden');
    else body.setAttribute('hidden', 'until-found');
  }

  // The browser's own search, or an address, found something in a closed fold: it opens by itself.
  document.addEventListener('beforematch', (event) => {
    const body = (event.target as Element).closest('disclosure-body');
    const fold = body && document.querySelector(`[data-disclosure][aria-controls="${body.id}"]`);
    if (fold) setDisclosure(fold, true);
  });

  // A form that is sent by script: pressed before React is there, it is noted and sent then.
  document.addEventListener('submit', (event) => {
    const form = (event.target as Element).closest<HTMLElement>('[data-live-form]');
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    form.dataset['pressed'] = '';
  });

  document.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    if (input.name === 'shortcuts') {
      root.dataset['shortcuts'] = input.checked ? 'on' : 'off';
      write(settings.shortcutsKey, root.dataset['shortcuts']);
    }
    if (input.name === 'density') {
      if (input.value === 'compact') root.dataset['density'] = 'compact';
      else delete root.dataset['density'];
      write(settings.densityKey, input.value);
      tell();
    }
    if (input.name === 'appearance') {
      setTheme(input.value);
      write(settings.themeKey, input.value);
      tell();
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (drawerIsOpen()) {
      setDrawer(false);
      menuButton()?.focus();
    }
    // The focus does not go with it.
    const inTip = document.activeElement?.closest('[role="tooltip"] ~ *');
    inTip?.closest('[data-wearer]')?.querySelector<HTMLElement>('button')?.focus();
    // A tooltip that is in the way goes, until the pointer or the focus moves on (WCAG 1.4.13).
    root.dataset['quiet'] = '';
  });
  // Before React is there, the keys that open the search lead to its box, which keeps what is typed.
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const opens = ctrlKey || metaKey ? /^k$/i.test(key) : key === '/' && !altKey;
    if (!opens || 'alive' in root.dataset || root.dataset['shortcuts'] === 'off') return;
    if ((event.target as Element).closest('input, textarea, select, dialog[open], [popover]')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('header input[name="q"]')?.focus();
  });
  for (const moved of ['pointerover', 'focusin']) {
    document.addEventListener(moved, () => void delete root.dataset['quiet']);
  }
}

replaceForbiddenStorage();
early();
