/** Content that cannot become a portal: every problem found, a sentence each. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ContentError';
  }
}

/** What a reader has to say: problems stop the build, warnings tell what was assumed. */
export type Findings = { problems: string[]; warnings: string[] };

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
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? keyName(key) : `${name}.${keyName(key)}`;
  }, '');
}
