import { sidebarScreens, type Slug } from './screens';

/** What a shortcut does. */
export type ShortcutAct =
  { do: 'search' | 'search-page' | 'commands' | 'sidebar' | 'help' } | { do: 'go'; slug: Slug };

/** Before a second key; held or let go, as in the portal that one knows. */
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

/** The dialog's lines: what is pressed (one key after the other), and the word for what it does. */
export const shortcutLines = [
  { keys: [['G', '/'], ['/'], ['Ctrl', 'K']], act: 'search' },
  { keys: [['Ctrl', '/']], act: 'searchPage' },
  { keys: [['G', ',']], act: 'commands' },
  { keys: [['G', '.']], act: 'sidebar' },
  { keys: [['G', 'D']], act: 'dashboard' },
  { keys: [['G', 'A']], act: 'sitemap' },
  { keys: [['G', 'R']], act: 'experience' },
  { keys: [['G', '1…6']], act: 'entry' },
  { keys: [['?']], act: 'help' },
] as const;

/** What a key means, after the leader or without it; `led` when it is the leader itself. */
export function pressShortcut(key: string, led: boolean): { act: ShortcutAct | null; led: boolean } {
  const small = key.toLowerCase();
  const table = led ? BEHIND_LEADER : ALONE;
  const act = Object.hasOwn(table, small) ? (table[small] ?? null) : null;
  return { act, led: act === null && small === LEADER };
}
