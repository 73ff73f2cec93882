import { useEffect, useEffectEvent, useRef } from 'react';

import { focusOn } from '~/portal/browser/focus-targets';
import { navigate } from '~/portal/browser/router';
import { toggleSidebar } from '~/portal/browser/use-root-state';
import { useAddress } from '~/portal/i18n/t';
import { sidebarScreens, type Slug } from '~/portal/addresses/screens';

/** The action of a shortcut; a slug leads to the screen. */
type Act = 'search' | 'search-page' | 'commands' | 'toggle-sidebar' | 'help' | Slug;

/** The first key of a sequence. It may be held or released, as in the Azure portal. */
const LEADER = 'g';

const SHORTCUTS: Readonly<Record<string, Act>> = {
  '/': 'search',
  'ctrl+k': 'search',
  'ctrl+/': 'search-page',
  '?': 'help',
  'g /': 'search',
  'g ,': 'commands',
  'g .': 'toggle-sidebar',
  'g d': 'dashboard',
  'g a': 'sitemap',
  'g r': 'experience',
  ...Object.fromEntries(sidebarScreens.map(({ slug }, at) => [`${LEADER} ${at + 1}`, slug])),
};

/** Resolves a key, with or without the leader. `leads` is true if the key is the leader. */
export function pressShortcut(key: string, leads: boolean): { act: Act | null; leads: boolean } {
  const small = key.toLowerCase();
  const name = leads ? `${LEADER} ${small}` : small;
  const act = Object.hasOwn(SHORTCUTS, name) ? (SHORTCUTS[name] ?? null) : null;
  return { act, leads: act === null && small === LEADER };
}

/** The timeout after the first key of a sequence is released, ms. */
const LEADER_MS = 1500;

/** Elements in which keys are text or have another meaning. */
const OWN_KEYS =
  'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable],dialog[open],[popover]';

/** The name of a key in the table of shortcuts; null if it is not a shortcut. */
function shortcutKey(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat, target } = event;
  const command = ctrlKey || metaKey;
  const known = command ? /^[k/]$/i : /^[^ ]$/;
  const off = document.documentElement.dataset['shortcuts'] === 'off';
  if (!known.test(key) || altKey || isComposing || repeat || off || event.defaultPrevented) return null;
  if (target instanceof Element && target.closest(OWN_KEYS)) return null;
  return command ? `ctrl+${key.toLowerCase()}` : key;
}

/** Handles the keyboard shortcuts, unless the visitor has disabled them. */
export function useKeyboardShortcuts({ search, help }: { search: () => void; help: () => void }): void {
  const address = useAddress();
  const afterLeader = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const perform = (act: Act) => {
    if (act === 'search') search();
    else if (act === 'help') help();
    else if (act === 'toggle-sidebar') toggleSidebar();
    else if (act === 'commands') focusOn('commands');
    else if (act !== 'search-page') navigate(address(act));
    else if (!focusOn('search')) focusOn('heading');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    if (key === null) return;
    const { act, leads } = pressShortcut(key, afterLeader.current);
    afterLeader.current = leads;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => (afterLeader.current = false), LEADER_MS);
    // Prevents the browser's find-in-page, and typing the key into the opened field.
    if (act && /\/|^ctrl/.test(key)) event.preventDefault();
    if (act) perform(act);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      clearTimeout(pause.current);
    };
  }, []);
}
