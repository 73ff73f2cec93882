/**
 * The only inline script of every page, compiled to a string. The root element then has the visitor's
 * preferences as attributes, which are the only state: React reads them (`browser/preferences.ts`) and never
 * writes them, so they stay consistent during hydration.
 */

import { languages } from '~/portal/lib/languages';
import { addressOf } from '~/portal/lib/screens';

import { EARLY_SETTINGS } from './first-second-settings';
import { replaceForbiddenStorage } from './first-second-storage';

const settings = EARLY_SETTINGS;

function early() {
  const root = document.documentElement;
  const basePath = root.dataset['base'] ?? '/';
  // The dashboard's address on the host in each language, the default first.
  const own = (root.dataset['languages']?.split(' ') ?? []).map((code) => ({
    code,
    segment: code.toLowerCase(),
  }));
  const homes: Readonly<Record<string, string>> = Object.fromEntries(
    [...languages, ...own].map((one) => [one.code, basePath + addressOf('dashboard', one).slice(1)]),
  );
  const narrow = matchMedia(settings.mobile);

  // Hosts also serve a page at its file name and with repeated slashes. The router knows only the address,
  // and treats two leading slashes as a host.
  const address = location.pathname.replace(/\/index\.html$/, '').replace(/^\/{2,}/, '/') || '/';
  if (address !== location.pathname) {
    history.replaceState(history.state, '', address + location.search + location.hash);
  }

  // Pages are built without filters. The page shows a message until the filters of the address are active
  // (`features/filters`).
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
      // Full or forbidden: the choice applies to this page only.
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

  // `/` has no language: it leads to the chosen one, also if a host redirected from it.
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
    // The content behind the overlay is inert while the drawer is open.
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
    // The stored value is not ours: the columns keep their default widths.
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
      // React updates the footer's link on navigation. The rest of the address is kept.
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
    // A disclosure button, or a non-interactive part of its row.
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

  // Expands the disclosure when find-in-page or a fragment matches its collapsed content.
  document.addEventListener('beforematch', (event) => {
    const body = (event.target as Element).closest('disclosure-body');
    const fold = body && document.querySelector(`[data-disclosure][aria-controls="${body.id}"]`);
    if (fold) setDisclosure(fold, true);
  });

  // A form that needs a script: a submission before hydration is noted and repeated then.
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
    // Moves the focus out of the tooltip.
    const inTip = document.activeElement?.closest('[role="tooltip"] ~ *');
    inTip?.closest('[data-wearer]')?.querySelector<HTMLElement>('button')?.focus();
    // Hides the tooltip until the pointer or the focus moves (WCAG 1.4.13).
    root.dataset['quiet'] = '';
  });
  // Before hydration, the shortcuts of the search focus its box, which keeps the typed text.
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
