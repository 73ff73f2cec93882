import { sidebarScreens, type Slug } from './screens';

/** The action of a shortcut. */
export type ShortcutAct =
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
