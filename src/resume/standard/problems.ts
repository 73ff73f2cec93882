import { distance } from 'fastest-levenshtein';

import type { Path } from './path';

/** The error for content that cannot become a portal, with one message for each problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ContentError';
  }
}

/** The importance of a warning: a value is missing on the pages, or something was guessed. */
const WEIGHTS = ['missing', 'guessed'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A finding at one place. Warnings of the same `kind` are combined in one line. */
export type Warning = {
  weight: Weight;
  /** `examples/sample/resume.json:12:5`; empty if it does not belong to a file. */
  place: string;
  path: Path;
  message: string;
  kind: string;
};

/** A warning of something that is not shown, outside of the fields of a file. */
export const missing = (message: string, place = ''): Warning => ({
  weight: 'missing',
  place,
  path: [],
  message,
  kind: message,
});

/** The findings of a reader: problems stop the build, warnings report omissions and assumptions. */
export type Findings = { problems: string[]; warnings: Warning[] };

/** Adds a warning. Without a `kind`, warnings of the same field with the same text are combined. */
export type Warn = (path: Path, message: string, about?: { weight?: Weight; kind?: string }) => void;

/** A value for a message: short, and in the notation of the file. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** A key for a message: unusual ones in quotation marks. */
const keyName = (key: string | number): string => {
  const name = String(key);
  return /^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u.test(name) ? name : JSON.stringify(name);
};

/** `["skills", 0, "percentage"]` in the usual notation: `skills[0].percentage`. */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? keyName(key) : `${name}.${keyName(key)}`;
  }, '');
}

/** The field without the indexes: `skills[].percentage`. */
const fieldOfAll = (path: Path): string => fieldName(path).replaceAll(/\[\d+\]/g, '[]');

/** A message without the values that it quotes. */
const withoutValues = (message: string): string => message.replaceAll(/"[^"]*"|\d+/g, '#');

/** Returns a function that adds warnings about a file. */
export const warnerOf =
  (
    source: { place: (path: Path) => string; origin?: (path: Path) => Path } | null,
    findings: Findings,
  ): Warn =>
  (field, message, { weight = 'guessed', kind } = {}) => {
    const place = source?.place(field) ?? '';
    const path = source?.origin?.(field) ?? field;
    findings.warnings.push({
      weight,
      place,
      path,
      message,
      kind: kind ?? `${fieldOfAll(path)} ${withoutValues(message)}`,
    });
  };

/** Warns about an invalid value, which is not used. */
export const leaveOut = (
  warn: Warn,
  path: Path,
  expected: string,
  value: unknown,
  instead = 'it was left out',
) => warn(path, `expected ${expected}, got ${shown(value)}; ${instead}.`, { weight: 'missing' });

/** The maximum number of further lines in a message. */
const LINES_NAMED = 5;

const lineOf = ({ place }: Warning): string => /:(\d+):\d+$/.exec(place)?.[1] ?? '';

/** A message about a place in a file, for the owner. The place may be empty. */
export type Note = {
  place: string;
  sentence: string;
  path?: Path;
  /** The field that is not published, since the standard does not define it. */ unpublished?: string;
};

/** The sentence about files that were tidied for a build has these words. */
export const NOT_STANDARD = 'not standard JSON Resume';

/** The kind of a warning about a field that is not published begins so. */
export const UNPUBLISHED = 'unpublished field ';

/** Combines the warnings of one kind in one message. */
function noteOf([first, ...others]: readonly [Warning, ...Warning[]]): Note {
  const line = (field: string): Note => ({
    place: first.place,
    path: first.path,
    sentence: [field && `${field}:`, first.message].filter(Boolean).join(' '),
    ...(first.kind.startsWith(UNPUBLISHED) && { unpublished: first.kind.slice(UNPUBLISHED.length) }),
  });
  if (others.length === 0) return line(fieldName(first.path));
  const alike = others.every(
    ({ path, message }) => message === first.message && fieldOfAll(path) === fieldOfAll(first.path),
  );
  if (alike) return line(`${fieldOfAll(first.path)}, in ${others.length + 1} places`);
  const lines = [...new Set(others.map(lineOf))].filter(Boolean);
  const named = lines.slice(0, LINES_NAMED).join(', ') + (lines.length > LINES_NAMED ? ', …' : '');
  const where = named && ` (${plural(lines.length, 'line', 'lines')} ${named})`;
  return line(`${fieldName(first.path)} and ${others.length} more${where}`);
}

/** The messages for the owner: one for each kind, the most important first. */
export function warningNotes(warnings: readonly Warning[]): Note[] {
  const kinds = new Map<string, [Warning, ...Warning[]]>();
  for (const warning of warnings) {
    const key = `${warning.weight} ${warning.place.replace(/:\d+:\d+$/, '')} ${warning.kind}`;
    const known = kinds.get(key);
    if (known) known.push(warning);
    else kinds.set(key, [warning]);
  }
  return [...kinds.values()]
    .toSorted((one, other) => WEIGHTS.indexOf(one[0].weight) - WEIGHTS.indexOf(other[0].weight))
    .map(noteOf);
}

/** A message in one line. */
export const noteLine = ({ place, sentence }: Note): string => [place, sentence].filter(Boolean).join(' ');

/** The messages for the owner, one line each. */
export const warningMessages = (warnings: readonly Warning[]): string[] =>
  warningNotes(warnings).map(noteLine);

const rules = new Intl.PluralRules('en');

/** The English form for a number, in messages to the owner: `plural(count, 'is', 'are')`. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/** A number with its noun: `1 entry`, `2 entries`. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${plural(count, one, other)}`;

/** The known word that is nearest to a misspelt one; null if none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const compared = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '');
  const longer = (one: string, other: string) => Math.max(compared(one).length, compared(other).length);
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(compared(word), compared(candidate)) }))
    .toSorted((one, other) => one.far - other.far);
  const best = ranked[0];
  if (!best || best.far > Math.max(2, Math.floor(word.length / 3))) return null;
  // At least half of the letters of a short word must be the same.
  return best.far <= longer(word, best.candidate) / 2 ? best.candidate : null;
}

/** `, did you mean "brandColor"?`, or an empty text. */
export function didYouMean(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === null ? '' : `, did you mean "${guess}"?`;
}
