import { isNote } from '../read/privacy';
import type { Path, Warn } from '../standard/problems';

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
  interests: { name: /^Wildlife$/, keywords: /^(?:Ferrets|Unicorns|Ferrets,Unicorns)$/ },
  references: { name: /^Jane Doe$/, reference: /^Reference(?:…|\.\.\.)$/ },
  projects: { name: /^Project$/, description: /^Description(?:…|\.\.\.)?$/ },
};

/** The entries of the example in the documentation of JSON Resume, about Richard Hendriks. */
const DOCUMENTED: typeof SAMPLE = {
  'basics.location': { address: /^2712 Broadway St\b/, city: /^San Francisco$/ },
  work: { name: /^Pied Piper$/, position: /^CEO\/President$/ },
  volunteer: { organization: /^CoderDojo$/, highlights: /^Awarded 'Teacher of the Month'$/ },
  education: { institution: /^University of Oklahoma$/, courses: /^DB1101 - Basic SQL,CS2011 - Java Intro/ },
  awards: { title: /^Digital Compression Pioneer Award$/, awarder: /^Techcrunch$/i },
  publications: { name: /^Video compression for 3d media$/i, publisher: /^Hooli$/ },
  skills: { name: /^Compression$/, keywords: /^Mpeg,MP4,GIF$/i },
  references: { name: /^Erlich Bachman$/, reference: /^It is my pleasure to recommend Richard\b/ },
  projects: { name: /^Miss Direction$/, description: /^A mapping engine that misguides you/ },
};

const QUANTUM = /^Quantum Mechanics,Quantum Computing,Quantum Information\b/;

/** The entries of the example that a template for the pages of researchers contains, about Albert Einstein. */
const RESEARCHER: typeof SAMPLE = {
  work: { name: /^Institute for Advanced Study, Princeton University$/, startDate: /^1933/ },
  volunteer: { organization: /^People's Climate March$/, summary: /^Lead organizer for the New York City/ },
  education: { institution: /^University of Zurich, Zurich/, courses: /^Theory of Relativity$/ },
  awards: { title: /^Nobel Prize in Physics$/, date: /^1921/ },
  certificates: { name: /^Machine Learning$|^Quantum /, issuer: /^Stanford University$/, icon: /^fa-/ },
  publications: { publisher: /^Annalen der Physik$/, releaseDate: /^19(?:05|16)/ },
  skills: { name: /^Physics$/, keywords: QUANTUM },
  interests: { name: /^Physics$/, keywords: QUANTUM },
  references: { name: /^Professor John Doe$/, reference: /^Lorem ipsum/ },
  projects: { name: /^Quantum Computing$/, description: /^Quantum computing is the use of quantum-/ },
};

/** The projects of the author of a template that is frequent among Spanish résumés. */
const AUTHOR: typeof SAMPLE = {
  projects: {
    name: /^(?:mars\.codes|AdventJS|Codember|codi\.link|Pruebas Técnicas|miduConf)$/,
    description: /programación|Playground de código/,
  },
};

/** The documented examples. */
const EXAMPLES = [DOCUMENTED, RESEARCHER, AUTHOR];

/** Further names in examples, by section. */
const NAMES: Readonly<Record<string, RegExp>> = { references: /^(?:Jane|John) (?:Doe|Smith)$/ };
/** Sections in which the name alone may be true: skills in web development, a study at a university. */
const TRUE_NAMES = new Set(['education', 'interests', 'skills']);
/** The dates of the examples. */
const DATE = /^(?:2012-01|2013-01|2014-01|2014-10|2014-11|2019-01|2021-01|2021-11)(?:-01|-07)?$/;

/** A text, or the texts of a list; empty for other values. */
const textOf = (value: unknown): string =>
  [value].flat().every((one) => typeof one === 'string') ? [value].flat().join(',').trim() : '';

/** Whether a file is a documented example itself, whose parts belong to it. */
export const isExample = ({ basics }: Group): boolean =>
  /^(?:Richard Hendric?ks|Albert Einstein|Miguel Ángel Durán.*)$/.test(
    textOf((basics as Group | undefined)?.['name']),
  );

const fits = (fields: Readonly<Record<string, RegExp>> = {}, entry: Group): boolean =>
  Object.keys(fields).length > 0 &&
  Object.entries(fields).every(([key, value]) => value.test(textOf(entry[key])));

/** Whether an entry was never changed since the file was made of the template. */
const isTemplateEntry = (section: string, entry: Group): boolean => fits(SAMPLE[section], entry);

/** Whether an entry has a name of an example, and nothing but values of it. */
function isExampleOnly(section: string, entry: Group): boolean {
  const [main = ''] = Object.keys(SAMPLE[section] ?? {});
  const isOfExample = ([key, value]: [string, unknown]) =>
    [
      SAMPLE[section]?.[key],
      ...EXAMPLES.map((example) => example[section]?.[key]),
      ...(key === main ? [NAMES[section]] : []),
      ...(/date$/i.test(key) ? [DATE] : []),
    ].some((known) => known?.test(textOf(value)));
  return !TRUE_NAMES.has(section) && main in entry && Object.entries(entry).every(isOfExample);
}

/** The texts of the sample, which people leave in entries that they have filled in. */
const SAMPLE_TEXT =
  /^(?:Started the (?:company|volunteer)|Awarded 'Volunteer of the Month'|Won award at AIHacks 2016|DB1101 - Basic SQL|(?:Description|Reference|A summary of John Doe)(?:…|\.\.\.)|john@gmail\.com|Lorem ipsum dolor sit amet\b.*|https?:\/\/(?:company|organization|institution|certificate|publication|project|johndoe|(?:www\.)?your-?(?:website|site|domain|portfolio))\.com\/?)$/s;
/** The `entity` of the sample's project. */
const SAMPLE_ENTITY = 'Entity';
/** The same of the documented examples. */
const DOCUMENTED_TEXT =
  /^(?:Richard hails from Tulsa\. He has earned degrees from .+|Pied Piper is a multi-platform technology based on a proprietary .+|Build an algorithm for artist to detect if their music was violating .+|Successfully won Techcrunch Disrupt|Optimized an algorithm that holds the current world record for Weisman Scores|\(912\) 555-4321|Awarded 'Teacher of the Month'|CS2011 - Java Introduction|There is no spoon\.|Global movement of free coding clubs for young people\.|Innovative middle-out compression algorithm that changes the way we store data\.|A mapping engine that misguides you|It is my pleasure to recommend Richard, his performance .+|https?:\/\/(?:(?:coderdojo|missdirection|piedpiper)\.example|piedpiper)\.com\/?|https?:\/\/en\.wikipedia\.org\/wiki\/Silicon_Valley_\(TV_series\)|https?:\/\/(?:midu\.dev|twitch\.tv\/midudev)\/?)$/s;

const isSampleText = (value: unknown): boolean => typeof value === 'string' && SAMPLE_TEXT.test(value.trim());

type Reading = { warn: Warn; /** The file is the documented example. */ isExample: boolean };

/**
 * An entry without texts of the template and of the documented example; each is a warning. An entry of nothing
 * else is empty.
 */
export function withoutTemplate(
  section: string,
  entry: Group,
  path: Path,
  { warn, isExample: isOwn }: Reading,
): Record<string, unknown> {
  const isLeft = (value: unknown) =>
    isSampleText(value) ||
    (section === 'basics' &&
      typeof entry['name'] === 'string' &&
      value === `A summary of ${entry['name']}`) ||
    (!isOwn && typeof value === 'string' && DOCUMENTED_TEXT.test(value.trim()));
  const texts = Object.entries(entry).filter(
    ([key, value]) =>
      !isNote(key) && ([value].flat().some(isLeft) || (key === 'entity' && value === SAMPLE_ENTITY)),
  );
  const kept = Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]): [string, unknown][] => {
      if (!texts.some(([one]) => one === key)) return [[key, value]];
      return Array.isArray(value) ? [[key, value.filter((item) => !isLeft(item))]] : [];
    }),
  );
  const filled = Object.fromEntries(
    Object.entries(kept).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
  // A reference says nothing by its name alone.
  const isOnlyName = section === 'references' && texts.length > 0 && Object.keys(filled).join() === 'name';
  const isDocumented = !isOwn && EXAMPLES.some((example) => fits(example[section], entry));
  const isExampleEntry = isDocumented || isOnlyName || (!isOwn && isExampleOnly(section, filled));
  if (isTemplateEntry(section, entry) || isExampleEntry) {
    warn(path, 'an entry of the template, never changed; it was left out, and no page shows it.');
    return {};
  }
  for (const [key] of texts)
    warn([...path, key], 'a text of the template, never changed; it was left out, and no page shows it.', {
      kind: 'text of the template',
    });
  return kept;
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
