import { fluencyIn, hasUnknownEnglish } from './texts/fluency';
import { numbered, type ReadContext } from './companies';
import { periodOf } from './period-of';
import { byNewest, monthOfDate } from '../standard/dates';
import { locationText } from './places/locate';
import type { Period, Portfolio, YearMonth } from './portfolio';
import { propertiesOf } from './properties';
import { unlessRepeated } from './texts/repeated-text';
import { certificatesOf, educationOf, firstOf } from './studies';
import type { Resume } from '../standard/resume';

/** The sections of a résumé besides work, projects, skills and languages. */
type Sections = Pick<
  Portfolio,
  'education' | 'certificates' | 'awards' | 'publications' | 'volunteering' | 'interests' | 'references'
>;

const at = (date: YearMonth | null): Period => ({ start: date, end: date, current: false });
const newestFirst = <Entry extends { date: YearMonth | null }>(entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) => byNewest(at(one.date), at(other.date)));
const newestPeriodFirst = <Entry extends { period: Period }>(entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) => byNewest(one.period, other.period));

/** Reads these sections into the model. The id of an entry starts with its section, to be stable. */
export function sectionsOf(resume: Resume, reading: ReadContext): Sections {
  const { slug } = reading;
  const education = educationOf(resume, reading);
  const certificates = certificatesOf(resume, reading);
  const awards = numbered(resume.awards).map(
    ({ entry: { title, awarder, date, endDate, url, summary, ...others } }) => ({
      properties: propertiesOf('awards', others, [url ?? null]),
      id: slug(`award ${firstOf(title, awarder)}`),
      title: firstOf(title, awarder, summary),
      awarder: title ? (awarder ?? null) : null,
      date: monthOfDate(date),
      end: monthOfDate(endDate),
      url: url ?? null,
      summary: unlessRepeated(summary, awarder),
    }),
  );
  const publications = numbered(resume.publications).map(
    ({ entry: { name, publisher, releaseDate, url, summary, ...others } }) => ({
      properties: propertiesOf('publications', others, [releaseDate ?? null, url ?? null]),
      id: slug(`publication ${firstOf(name, publisher)}`),
      name: firstOf(name, publisher, url, summary),
      publisher: name ? (publisher ?? null) : null,
      date: monthOfDate(releaseDate),
      url: url ?? null,
      summary: summary ?? null,
    }),
  );
  const volunteering = numbered(resume.volunteer).map(({ entry, index }) => ({
    id: slug(`volunteering ${firstOf(entry.organization, entry.position)}`),
    organization: entry.organization ?? null,
    position: entry.position ?? null,
    period: periodOf(entry, ['volunteer', index], reading),
    location: entry.location ? locationText(entry.location) : null,
    url: entry.url ?? null,
    summary: entry.summary ?? null,
    highlights: entry.highlights ?? [],
    properties: propertiesOf('volunteer', entry),
  }));
  const interests = numbered(resume.interests)
    .flatMap(({ entry }): NonNullable<Resume['interests']> => {
      const { name, keywords = [], ...others } = entry;
      return name || others.summary
        ? [entry]
        : keywords.map((keyword, order) => ({ name: keyword, ...(order === 0 && others) }));
    })
    .map(({ name, summary, keywords = [], ...others }) => ({
      properties: propertiesOf('interests', others),
      id: slug(`interest ${firstOf(name, keywords[0])}`),
      name: firstOf(name, keywords.join(', '), summary),
      summary: summary ?? null,
      // "Chess: Chess" says it twice.
      keywords: name ? keywords.filter((keyword) => unlessRepeated(keyword, name) !== null) : [],
    }));
  const references = numbered(resume.references).map(({ entry: { name, reference, url, ...others } }) => ({
    properties: propertiesOf('references', others),
    id: slug(`reference ${firstOf(name)}`),
    name: name ?? null,
    url: url ?? null,
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
  };
}

/** The codes of the languages that résumés commonly name in English. */
const COMMON = 'ar ca cs da de el en es fi fr he hi hu it ja ko nl no pl pt ro ru sv tr uk zh'.split(' ');

/** The name of a language that is given as a code, `fr`, or in English. */
function languageName(given: string, language: string, country: string | undefined): string {
  // In Brazil "br" means its Portuguese, not Breton.
  const written = /^br$/i.test(given) && country?.toUpperCase() === 'BR' ? 'pt-BR' : given;
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const code = /^[a-z]{2}(?:-[A-Z]{2})?$/i.test(written)
    ? new Intl.Locale(written).baseName
    : COMMON.find((one) => english.of(one)?.toLowerCase() === written.trim().toLowerCase());
  if (code === undefined) return written;
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const name = names.of(code) ?? written;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A level that is only a number, with the end of its scale: "100%", "4/5". Null for others. */
function withScale(level: string, greatest: number): string | null {
  // Points of an examination: TOEIC 945.
  if (!/^\d{1,3}$/.test(level) || greatest > 100) return null;
  return greatest > 10 ? `${level}%` : `${level}/${greatest > 5 ? 10 : 5}`;
}

/** The languages of the owner. */
export function languagesOf(
  { basics, languages = [] }: Resume,
  { settings }: Pick<ReadContext, 'settings'>,
): Portfolio['languages'] {
  // A list in which one level cannot be translated keeps all of them as they are written.
  const isKept = hasUnknownEnglish(languages.flatMap(({ fluency }) => fluency ?? []));
  const own = settings.language ?? 'en';
  const greatest = Math.max(
    ...languages.map(({ fluency }) => Number(fluency ?? NaN)).filter(Number.isFinite),
    0,
  );
  const levelOf = (fluency: string) =>
    isKept ? fluency : (withScale(fluency, greatest) ?? fluencyIn(fluency, own));
  return languages.flatMap(({ language, ...entry }) =>
    language
      ? [
          {
            language: languageName(language, own, basics.location?.countryCode),
            fluency: entry.fluency ? levelOf(entry.fluency) : null,
            properties: propertiesOf('languages', entry),
          },
        ]
      : [],
  );
}
