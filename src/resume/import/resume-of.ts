import { basicsOf } from './basics-of';
import { isWebAddress } from '../model/texts/bare-address';
import { entryOf, oneLine, splitLists, type Entry, type ResumeFile } from './entry';
import type { Tables } from './read-table';
import { TABLES, type TableName } from './tables';

/** LinkedIn's status of a recommendation that the profile shows. */
const VISIBLE = 'VISIBLE';

/** `NATIVE_OR_BILINGUAL` → `Native or bilingual`. */
const inWords = (level: string): string => {
  if (!/^[A-Z]+(?:_[A-Z]+)*$/.test(level)) return level;
  const lower = level.toLowerCase().replaceAll('_', ' ');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};

/** Removes duplicates. */
const unique = (entries: readonly (Entry | null)[]): Entry[] => [
  ...new Map(
    entries.filter((entry) => entry !== null).map((entry) => [JSON.stringify(entry), entry]),
  ).values(),
];

/**
 * Converts the tables of an export to a résumé.
 * @param leftOut gets a message for each text that is not in the résumé
 */
export function resumeOf(tables: Tables, leftOut: string[]): ResumeFile {
  const report = (table: TableName, row: number, message: string) =>
    leftOut.push(`${TABLES[table].file}, row ${row}: ${message}`);
  const address = (table: TableName, row: number, text: string) => {
    const url = /^[^\s:/]+\.[^\s/]+/.test(text) ? `https://${text}` : text;
    if (text === '' || isWebAddress(url)) return text && url;
    report(table, row, `"${text}" is no web address; it was left out.`);
    return '';
  };
  const filled = Object.entries(sectionsOf(tables, address, report))
    .map(([name, entries]) => [name, unique(entries)] as const)
    .filter(([, entries]) => entries.length > 0);
  return { basics: basicsOf(tables, leftOut), ...Object.fromEntries(filled) };
}

/** Dates as they are written, for tidy. */
const span = ({ started, finished }: { started: string; finished: string }) => ({
  startDate: started,
  endDate: finished,
});

type Address = (table: TableName, row: number, text: string) => string;
type Report = (table: TableName, row: number, message: string) => void;

const sectionsOf = (tables: Tables, address: Address, report: Report) => ({
  work: tables.positions.map((row) =>
    entryOf({
      name: oneLine(row.company),
      position: oneLine(row.title),
      location: oneLine(row.location),
      url: address('positions', row.sheetRow, row.url),
      ...span(row),
      ...splitLists(row.description),
    }),
  ),
  volunteer: tables.volunteering.map((row) =>
    entryOf({
      organization: oneLine(row.organization),
      position: oneLine(row.role),
      // The standard has no such field, but allows additional ones.
      cause: inWords(row.cause),
      ...span(row),
      ...splitLists(row.description),
    }),
  ),
  education: [
    ...tables.education.map((row) =>
      entryOf({
        institution: oneLine(row.school),
        studyType: oneLine(row.degree),
        area: oneLine(row.field),
        score: oneLine(row.grade),
        ...span(row),
        summary: row.notes,
        activities: row.activities,
        ...(tables.education.length === 1 && coursesOf(tables)),
      }),
    ),
    // LinkedIn does not contain the school of a course if there are several.
    ...(tables.education.length === 1 ? [] : [entryOf(coursesOf(tables))]),
  ],
  awards: tables.honors.map((row) =>
    entryOf({
      title: oneLine(row.title),
      date: row.issued,
      awarder: oneLine(row.issuer),
      summary: row.description,
    }),
  ),
  certificates: tables.certifications.map((row) =>
    entryOf({
      name: oneLine(row.name),
      date: row.started,
      endDate: row.finished,
      issuer: oneLine(row.authority),
      url: address('certifications', row.sheetRow, row.url),
      licenseNumber: row.license,
    }),
  ),
  publications: tables.publications.map((row) =>
    entryOf({
      name: oneLine(row.name),
      publisher: oneLine(row.publisher),
      releaseDate: row.published,
      url: address('publications', row.sheetRow, row.url),
      summary: row.description,
    }),
  ),
  skills: tables.skills.map(({ name }) => entryOf({ name: oneLine(name) })),
  languages: tables.languages.map(({ name, level }) =>
    entryOf({ language: oneLine(name), fluency: oneLine(inWords(level)) }),
  ),
  interests: tables.causes.map(({ name }) => entryOf({ name: oneLine(inWords(name)) })),
  references: tables.recommendations.map((row) => {
    const from = [`${row.firstName} ${row.lastName}`, row.title, row.company]
      .map(oneLine)
      .filter(Boolean)
      .join(', ');
    if (row.status !== '' && row.status.toUpperCase() !== VISIBLE) {
      report(
        'recommendations',
        row.sheetRow,
        `the recommendation of ${from} is not shown on your profile (${row.status}); it was left out.`,
      );
      return null;
    }
    return entryOf({
      name: from,
      reference: row.text,
      date: row.created,
    });
  }),
  projects: tables.projects.map((row) => {
    const { summary, highlights } = splitLists(row.description);
    return entryOf({
      name: oneLine(row.title),
      description: summary,
      highlights,
      url: address('projects', row.sheetRow, row.url),
      ...span(row),
    });
  }),
});

const coursesOf = ({ courses }: Tables): Entry => {
  const names = courses.map(({ name, number }) => [name, number].map(oneLine).filter(Boolean).join(' – '));
  return names.length === 0 ? {} : { courses: [...new Set(names.filter(Boolean))] };
};
