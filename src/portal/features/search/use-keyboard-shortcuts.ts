import { useEffect, useEffectEvent, useRef } from 'react';

import { focusOn } from '~/portal/browser/focus-targets';
import { navigate } from '~/portal/browser/router';
import { toggleSidebar } from '~/portal/browser/use-root-state';
import { useAddress } from '~/portal/i18n/t';
import { sidebarScreens, type Slug } from '~/portal/addresses/screens';

/** The action of a shortcut. */
type ShortcutAct =
  { do: 'search' | 'search-page' | 'commands' | 'sidebar' | 'help' } | { do: 'go'; slug: Slug };

/** The first key of a sequence. It may be held or released, as in the Azure portal. */
const LEADER = 'g';

const ALONE: Readonly<Record<string, ShortcutAct>> = {
  '/': { do: 'search' },
  'ctrl+k': { do: 'search' },
  'ctrl+/': { do: 'search-page' },
  '?': { do: 'help' },
};

const BEHIND_LEADER: Readonly<Record<string, ShortcutAct>> = {
  '/': { do: 'search' },
  ',': { do: 'commands' },
  '.': { do: 'sidebar' },
  d: { do: 'go', slug: 'dashboard' },
  a: { do: 'go', slug: 'sitemap' },
  r: { do: 'go', slug: 'experience' },
  ...Object.fromEntries(sidebarScreens.map(({ slug }, at) => [String(at + 1), { do: 'go', slug } as const])),
};

/** Resolves a key, with or without the leader. `led` is true if the key is the leader. */
export function pressShortcut(key: string, leads: boolean): { act: ShortcutAct | null; leads: boolean } {
  const small = key.toLowerCase();
  const table = leads ? BEHIND_LEADER : ALONE;
  const act = Object.hasOwn(table, small) ? (table[small] ?? null) : null;
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

  const perform = (act: ShortcutAct) => {
    if (act.do === 'go') navigate(address(act.slug));
    else if (act.do === 'search') search();
    else if (act.do === 'help') help();
    else if (act.do === 'sidebar') toggleSidebar();
    else if (act.do === 'commands') focusOn('commands');
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
