/** Content that cannot become a portal: every problem found, a sentence each. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ContentError';
  }
}

/** How much a warning matters: a value is missing on the pages, something was guessed, or nothing is to be done. */
const WEIGHTS = ['missing', 'guessed', 'harmless'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** One thing that was found in one place. Warnings of one `kind` are told in one line. */
export type Warning = {
  weight: Weight;
  /** `examples/sample/resume.json:12:5`; empty where no file stands for it. */
  place: string;
  path: readonly PropertyKey[];
  said: string;
  kind: string;
};

/** What a reader has to say: problems stop the build, warnings tell what was left out or assumed. */
export type Findings = { problems: string[]; warnings: Warning[] };

export type Path = readonly PropertyKey[];
/** Notes a warning; without a `kind`, those of the same field that say the same belong together. */
export type Warn = (path: Path, said: string, about?: { weight?: Weight; kind?: string }) => void;

/** A value as a sentence shows it: short, and in the file's own spelling. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** A key as a sentence can hold it: odd ones in quotes. */
const keyName = (key: PropertyKey): string => {
  const name = String(key);
  return /^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u.test(name) ? name : JSON.stringify(name);
};

/** `["skills", 0, "percentage"]` as a person writes it: `skills[0].percentage`. */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? keyName(key) : `${name}.${keyName(key)}`;
  }, '');
}

/** The field whatever the entry: `skills[].percentage`. */
const fieldOfAll = (path: Path): string => fieldName(path).replaceAll(/\[\d+\]/g, '[]');

/** A sentence without the values that it quotes. */
const withoutValues = (said: string): string => said.replaceAll(/"[^"]*"|\d+/g, '#');

/** How warnings about a file are noted. */
export const warnerOf =
  (source: { place: (path: Path) => string } | null, findings: Findings): Warn =>
  (path, said, { weight = 'guessed', kind } = {}) => {
    const place = source?.place(path) ?? '';
    findings.warnings.push({
      weight,
      place,
      path,
      said,
      kind: kind ?? `${fieldOfAll(path)} ${withoutValues(said)}`,
    });
  };

/** Notes that a value is no such thing as its field holds, and so is not used. */
export const leaveOut = (
  warn: Warn,
  path: Path,
  expected: string,
  value: unknown,
  instead = 'it was left out',
) => warn(path, `expected ${expected}, got ${shown(value)}; ${instead}.`, { weight: 'missing' });

/** How many lines of the further places a sentence names. */
const LINES_NAMED = 5;

const lineOf = ({ place }: Warning): string => /:(\d+):\d+$/.exec(place)?.[1] ?? '';

/** The warnings of one kind as one sentence. */
function sentenceOf([first, ...others]: readonly [Warning, ...Warning[]]): string {
  const says = (field: string) => [first.place, field && `${field}:`, first.said].filter(Boolean).join(' ');
  if (others.length === 0) return says(fieldName(first.path));
  const alike = others.every(
    ({ path, said }) => said === first.said && fieldOfAll(path) === fieldOfAll(first.path),
  );
  if (alike) return says(`${fieldOfAll(first.path)}, in ${others.length + 1} places`);
  const lines = [...new Set(others.map(lineOf))].filter(Boolean);
  const named = lines.slice(0, LINES_NAMED).join(', ') + (lines.length > LINES_NAMED ? ', …' : '');
  const where = named && ` (line${lines.length > 1 ? 's' : ''} ${named})`;
  return says(`${fieldName(first.path)} and ${others.length} more${where}`);
}

/** Warnings as an owner reads them: a line for each kind, in the order in which they matter. */
export function tellWarnings(warnings: readonly Warning[]): string[] {
  const kinds = new Map<string, [Warning, ...Warning[]]>();
  for (const warning of warnings) {
    const key = `${warning.weight} ${warning.place.replace(/:\d+:\d+$/, '')} ${warning.kind}`;
    const known = kinds.get(key);
    if (known) known.push(warning);
    else kinds.set(key, [warning]);
  }
  return [...kinds.values()]
    .toSorted((one, other) => WEIGHTS.indexOf(one[0].weight) - WEIGHTS.indexOf(other[0].weight))
    .map(sentenceOf);
}
