import { iconFiles } from '../read/icon-files';

let names: ReadonlySet<string> | undefined;

/** The names of all icons that have a colour variant or can be filled with a tint. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(iconFiles().map(([, name]) => name));
  return names;
}

/** `Bot Sparkle`, `bot_sparkle` → `bot-sparkle`. */
export const iconNameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** Icons by words in a resource's type, name and keywords. The first match wins. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ai|artificial intelligence|machine learning|ml|llm|bot)\b/i, 'bot-sparkle'],
  [/quantum|advanced/i, 'molecule'],
  [/cloud|azure|aws|kubernetes|saas/i, 'cloud'],
  [/governance|security|compliance|risk/i, 'shield-checkmark'],
  [/algorithm|analytics|pricing|forecast/i, 'data-trending'],
  [/data|database|warehouse/i, 'database'],
  [/control tower|tracking|logistics/i, 'location-ripple'],
  [/mobile|app\b/i, 'phone-laptop'],
  [/website|web|portal/i, 'globe'],
  [/team|people|training|community/i, 'people'],
  [/strategy|roadmap|transformation/i, 'arrow-trending-lines'],
  [/code|library|open source|api|software/i, 'code'],
];

export const DEFAULT_ICONS = {
  achievement: 'trophy',
  company: 'building-multiple',
  resource: 'apps-list',
  years: 'briefcase',
  projects: 'apps-list',
  languages: 'globe',
  publications: 'book-open',
  certificates: 'certificate',
  talks: 'mic',
  countries: 'location-ripple',
  openSource: 'code',
  other: 'data-bar-vertical-ascending',
} as const;

/** Chooses an icon from the words about an entry. */
export function guessIcon(words: readonly string[]): string {
  const text = words.join(' ');
  return MEANINGS.find(([meaning]) => meaning.test(text))?.[1] ?? DEFAULT_ICONS.resource;
}
