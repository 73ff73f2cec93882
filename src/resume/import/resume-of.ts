import { basicsOf } from './basics-of';
import { isWebAddress } from '../model/texts/bare-address';
import { FIELDS } from '../standard/resume';
import { entryOf, oneLine, splitLists, type Entry, type ResumeFile } from './entry';
import type { Tables } from './read-table';
import { TABLES, type Table, type TableName } from './tables';

/** LinkedIn's status of a recommendation that the profile shows. */
const VISIBLE = 'VISIBLE';

/** The columns with values such as `NATIVE_OR_BILINGUAL`. */
const LEVELS = new Set(['volunteering.cause', 'languages.fluency', 'causes.name']);

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

type Row = Readonly<Record<string, string | number>> & { readonly sheetRow: number };
type Report = (table: TableName, row: Row, message: string) => void;

/** The entry of a row. Dates stay as they are written, for tidy. */
function entryFrom(table: TableName, section: string, row: Row, report: Report): Entry | null {
  const valueOf = (field: string): string => {
    const text = String(row[field] ?? '');
    if (LEVELS.has(`${table}.${field}`)) return inWords(text);
    const kind = FIELDS[section]?.[field];
    if (kind !== 'address') return kind === 'text' ? oneLine(text) : text;
    const url = /^[^\s:/]+\.[^\s/]+/.test(text) ? `https://${text}` : text;
    if (text === '' || isWebAddress(url)) return url;
    report(table, row, `"${text}" is no web address; it was left out.`);
    return '';
  };
  const fields = Object.keys(TABLES[table].columns).filter((field) => field !== 'description');
  const { summary, highlights } = splitLists(String(row['description'] ?? ''));
  return entryOf({
    ...Object.fromEntries(fields.map((field) => [field, valueOf(field)])),
    ...(summary && { [section === 'projects' ? 'description' : 'summary']: summary }),
    highlights,
  });
}

/**
 * Converts the tables of an export to a résumé.
 * @param leftOut gets a message for each text that is not in the résumé
 */
export function resumeOf(tables: Tables, leftOut: string[]): ResumeFile {
  const report: Report = (table, { sheetRow }, message) =>
    leftOut.push(`${TABLES[table].file}, row ${sheetRow}: ${message}`);
  const sections = (Object.entries(TABLES) as [TableName, Table][]).flatMap(([table, { section }]) =>
    section === undefined
      ? []
      : [[section, tables[table].map((row) => entryFrom(table, section, row, report))] as const],
  );
  const { education = [], ...others }: Readonly<Record<string, (Entry | null)[]>> =
    Object.fromEntries(sections);
  const [school, ...further] = education;
  const filled = Object.entries({
    ...others,
    // The export does not say which school a course belongs to.
    education:
      further.length === 0
        ? [entryOf({ ...school, ...coursesOf(tables) })]
        : [...education, entryOf(coursesOf(tables))],
    references: tables.recommendations.map((row) => referenceOf(row, report)),
  })
    .map(([name, entries]) => [name, unique(entries)] as const)
    .filter(([, entries]) => entries.length > 0);
  return { basics: basicsOf(tables, leftOut), ...Object.fromEntries(filled) };
}

function referenceOf(row: Tables['recommendations'][number], report: Report): Entry | null {
  const from = [`${row.firstName} ${row.lastName}`, row.title, row.company]
    .map(oneLine)
    .filter(Boolean)
    .join(', ');
  if (row.status === '' || row.status.toUpperCase() === VISIBLE)
    return entryOf({ name: from, reference: row.text, date: row.created });
  const message = `the recommendation of ${from} is not shown on your profile (${row.status}); it was left out.`;
  report('recommendations', row, message);
  return null;
}

const coursesOf = ({ courses }: Tables): Entry => {
  const names = courses.map(({ name, number }) => [name, number].map(oneLine).filter(Boolean).join(' – '));
  return names.length === 0 ? {} : { courses: [...new Set(names.filter(Boolean))] };
};
