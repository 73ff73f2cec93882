import type { Path, Warn } from './problems';

type Group = Readonly<Record<string, unknown>>;

/** The entries of the sample that new JSON Resume files contain, by fields that only it has together. */
const SAMPLE: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  work: { name: /^Company$/, position: /^President$/ },
  volunteer: { organization: /^Organization$/, position: /^Volunteer$/ },
  education: { institution: /^University$/, area: /^Software Development$/ },
  awards: { title: /^Award$/, awarder: /^Company$/ },
  certificates: { name: /^Certificate$/, issuer: /^Company$/ },
  publications: { name: /^Publication$/, publisher: /^Company$/ },
  skills: { name: /^Web Development$/, level: /^Master$/, keywords: /^HTML,CSS,JavaScript$/ },
  interests: { name: /^Wildlife$/, keywords: /^Ferrets,Unicorns$/ },
  references: { name: /^Jane Doe$/, reference: /^Reference(?:…|\.\.\.)$/ },
  projects: { name: /^Project$/, description: /^Description(?:…|\.\.\.)$/ },
};

/** A text, or the texts of a list; empty for other values. */
const textOf = (value: unknown): string =>
  [value].flat().every((one) => typeof one === 'string') ? [value].flat().join(',') : '';

/** Whether an entry was never changed since the file was made of the template. */
export function isTemplateEntry(section: string, entry: Group): boolean {
  const fields = Object.entries(SAMPLE[section] ?? {});
  return fields.length > 0 && fields.every(([key, value]) => value.test(textOf(entry[key])));
}

/** The texts of the sample, which people leave in entries that they have filled in. */
const SAMPLE_TEXT =
  /^(?:Started the (?:company|volunteer)|Awarded 'Volunteer of the Month'|Won award at AIHacks 2016|DB1101 - Basic SQL|(?:Description|Reference)(?:…|\.\.\.)|https?:\/\/(?:company|organization|institution|certificate|publication|project)\.com\/?)$/;

const isSampleText = (value: unknown): boolean => typeof value === 'string' && SAMPLE_TEXT.test(value.trim());

/** An entry without texts of the sample; each is a warning. */
export function withoutSampleTexts(entry: Group, path: Path, warn: Warn): Record<string, unknown> {
  const kept = Object.entries(entry).flatMap(([key, value]): [string, unknown][] => {
    const isLeft = [value].flat().some(isSampleText);
    if (!isLeft) return [[key, value]];
    warn([...path, key], 'a text of the template, never changed; it was left out, and no page shows it.', {
      kind: 'text of the template',
    });
    return Array.isArray(value) ? [[key, value.filter((item) => !isSampleText(item))]] : [];
  });
  return Object.fromEntries(kept);
}

/** Whether an entry of a section, or a text of it, was never changed. */
const isOfTemplate = (section: string, entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  (isTemplateEntry(section, entry as Group) || Object.values(entry).flat().some(isSampleText));

/**
 * Leaves out the languages of the sample from a file in which other parts of it were never changed either. Alone,
 * they may be true.
 */
export function leaveOutSampleLanguages(data: Record<string, unknown>, warn: Warn): void {
  const [only, ...others] = [data['languages'] ?? []].flat() as Group[];
  const isSample =
    only?.['language'] === 'English' && only['fluency'] === 'Native speaker' && others.length === 0;
  const isLeft = Object.entries(data).some(
    ([section, list]) => Array.isArray(list) && list.some((entry) => isOfTemplate(section, entry)),
  );
  if (!isSample || !isLeft) return;
  warn(
    ['languages'],
    'the languages of the template, as other parts of it are in this file; they were left out, and no page shows it. If they are yours, take the other parts out.',
    { weight: 'missing' },
  );
  delete data['languages'];
}
