import { month, numbered, periodOf, type Reading } from './companies';
import { byNewest } from './dates';
import { otherSectionsOf } from './other-sections';
import type { Period, Portfolio, YearMonth } from './portfolio';
import { propertiesOf } from './properties';
import type { Resume } from './resume';

/** The sections of a résumé besides work, projects, skills and languages. */
type Sections = Pick<
  Portfolio,
  | 'education'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'otherSections'
>;

const at = (date: YearMonth | null): Period => ({ start: date, end: date, current: false });
const newestFirst = <Entry extends { date: YearMonth | null }>(entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) => byNewest(at(one.date), at(other.date)));
const newestPeriodFirst = <Entry extends { period: Period }>(entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) => byNewest(one.period, other.period));

/** The first text that is not empty, for a name. */
const firstOf = (...texts: (string | undefined)[]): string => texts.find(Boolean) ?? '';

const holdsWords = (text: string, words: string): boolean =>
  ` ${plainWords(text)} `.includes(` ${plainWords(words)} `);
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** The degree and the subject. One that the other repeats is left out: "Bachelor", "Bachelor of Science". */
function studiesOf(studyType: string | null, area: string | null) {
  if (studyType === null || area === null) return { studyType, area };
  if (holdsWords(area, studyType)) return { studyType: null, area };
  return { studyType, area: holdsWords(studyType, area) ? null : area };
}

/** Reads these sections into the model. The id of an entry starts with its section, to be stable. */
export function sectionsOf(resume: Resume, reading: Reading): Sections {
  const { slug } = reading;
  const education = numbered(resume.education).map(({ entry, index }) => ({
    id: slug(`education ${firstOf(entry.institution, entry.studyType, entry.area)}`),
    institution: entry.institution ?? null,
    ...studiesOf(entry.studyType ?? null, entry.area ?? null),
    period: periodOf(entry, ['education', index], reading),
    location: entry.location ?? null,
    score: entry.score ?? null,
    url: entry.url ?? null,
    summary: entry.summary ?? null,
    highlights: entry.highlights ?? [],
    courses: entry.courses ?? [],
    properties: propertiesOf('education', entry),
  }));
  const certificates = numbered(resume.certificates).map(
    ({ entry: { name, issuer, date, url, summary, ...others } }) => ({
      properties: propertiesOf('certificates', others),
      id: slug(`certificate ${firstOf(name, issuer)}`),
      name: firstOf(name, issuer, url, summary),
      issuer: name ? (issuer ?? null) : null,
      date: month(date),
      url: url ?? null,
      summary: summary ?? null,
    }),
  );
  const awards = numbered(resume.awards).map(
    ({ entry: { title, awarder, date, url, summary, ...others } }) => ({
      properties: propertiesOf('awards', others),
      id: slug(`award ${firstOf(title, awarder)}`),
      title: firstOf(title, awarder, summary),
      awarder: title ? (awarder ?? null) : null,
      date: month(date),
      url: url ?? null,
      summary: summary ?? null,
    }),
  );
  const publications = numbered(resume.publications).map(
    ({ entry: { name, publisher, releaseDate, url, summary, ...others } }) => ({
      properties: propertiesOf('publications', others),
      id: slug(`publication ${firstOf(name, publisher)}`),
      name: firstOf(name, publisher, url, summary),
      publisher: name ? (publisher ?? null) : null,
      date: month(releaseDate),
      url: url ?? null,
      summary: summary ?? null,
    }),
  );
  const volunteering = numbered(resume.volunteer).map(({ entry, index }) => ({
    id: slug(`volunteering ${firstOf(entry.organization, entry.position)}`),
    organization: entry.organization ?? null,
    position: entry.position ?? null,
    period: periodOf(entry, ['volunteer', index], reading),
    location: entry.location ?? null,
    url: entry.url ?? null,
    summary: entry.summary ?? null,
    highlights: entry.highlights ?? [],
    properties: propertiesOf('volunteer', entry),
  }));
  const interests = numbered(resume.interests).map(
    ({ entry: { name, summary, keywords = [], ...others } }) => ({
      properties: propertiesOf('interests', others),
      id: slug(`interest ${firstOf(name, keywords[0])}`),
      name: firstOf(name, keywords.join(', '), summary),
      summary: summary ?? null,
      keywords: name ? keywords : [],
    }),
  );
  const references = numbered(resume.references).map(({ entry: { name, reference, ...others } }) => ({
    properties: propertiesOf('references', others),
    id: slug(`reference ${firstOf(name)}`),
    name: name ?? null,
    text: reference ?? null,
  }));
  return {
    education: newestPeriodFirst(education),
    certificates: newestFirst(certificates),
    awards: newestFirst(awards),
    publications: newestFirst(publications),
    volunteering: newestPeriodFirst(volunteering),
    interests,
    references,
    otherSections: otherSectionsOf(resume, reading),
  };
}

/** `fr` as the name of the language. */
function languageName(written: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(written)) return written;
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const name = names.of(written.toLowerCase()) ?? written;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The languages of the owner. */
export const languagesOf = (
  { languages = [] }: Resume,
  { settings }: Pick<Reading, 'settings'>,
): Portfolio['languages'] =>
  languages.flatMap(({ language, ...entry }) =>
    language
      ? [
          {
            language: languageName(language, settings.language ?? 'en'),
            fluency: entry.fluency ?? null,
            properties: propertiesOf('languages', entry),
          },
        ]
      : [],
  );
