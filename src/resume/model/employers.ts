import { companyKey, shortKey } from './company-key';
import { gapBetween } from '../standard/dates';
import { month } from './period-of';
import type { Company, Period } from './portfolio';
import type { Warn } from '../standard/problems';
import { propertiesOf } from './properties';
import type { ResumeProject, Work } from '../standard/resume';

/** The name of an unnamed employer. */
const UNNAMED = '–';

/** The longest name that is taken from a description. */
const NAME_LETTERS = 60;

/** The longest task that is a name. */
const TASK_LETTERS = 160;

/** Marks of Markdown, which a name does not have. */
const MARKS = /[*_`#>[\]]/g;

/** The beginning of a text, up to the end of a word. */
export const firstWords = (text: string): string =>
  text.length <= NAME_LETTERS ? text : `${text.slice(0, NAME_LETTERS + 1).replace(/\s+\S*$/, '')}…`;

/** The name of an employer; without one, the position, else the beginning of what is said about it. */
export function employerOf(entry: Work): string {
  const { description, summary, highlights = [], location, keywords = [], startDate, endDate } = entry;
  const text = description ?? summary ?? highlights[0];
  // The only task of a job is its name, and not repeated below it.
  const isOnly = description === undefined && summary === undefined && highlights.length === 1;
  const name = (written: string) =>
    isOnly && written.length <= TASK_LETTERS ? written : firstWords(written);
  return (
    entry.name ??
    entry.position ??
    [
      propertiesOf('work', entry)[0]?.label,
      text && name(text.replaceAll(MARKS, '').trim()),
      location,
      keywords[0],
      (startDate ?? endDate)?.slice(0, '2020-09'.length),
    ].find(Boolean) ??
    UNNAMED
  );
}

/**
 * Returns a function for the key of the employer of a job. A job without a name belongs to the employer with
 * the same address, with a warning.
 */
export function employerKeys(work: readonly Work[], warn: Warn): (entry: Work) => string {
  const byAddress = new Map(work.flatMap(({ name, url }) => (name && url ? [[url, name] as const] : [])));
  const namesake = ({ name, url = '' }: Work) => (name ? undefined : byAddress.get(url));
  for (const [at, entry] of work.entries()) {
    const name = namesake(entry);
    if (name !== undefined)
      warn(['work', at], `no "name"; it was taken as a role at "${name}", which has the same address.`);
  }
  return (entry) => companyKey(namesake(entry) ?? employerOf(entry));
}

/**
 * Returns a function for the key of the employer that a project names; undefined for other organisations. A
 * name with another legal form is the employer if no other employer has the same short name.
 */
export function entityKeys(
  work: readonly Pick<Work, 'name'>[] = [],
): (entity: string | undefined) => string | undefined {
  const names = new Set(work.flatMap(({ name }) => (name ? [companyKey(name)] : [])));
  const byShortName = new Map<string, string | undefined>();
  for (const name of names) {
    const short = shortKey(name);
    byShortName.set(short, byShortName.has(short) ? undefined : name);
  }
  return (entity = '') => {
    const key = companyKey(entity);
    return names.has(key) ? key : byShortName.get(shortKey(entity));
  };
}

/** A project that began so many months outside of all jobs with an employer is shown beside them, not in one. */
const MOST_MONTHS_APART = 3;

const datesOf = ({ startDate, endDate }: Pick<Work, 'startDate' | 'endDate'>): Period => ({
  start: month(startDate),
  end: month(endDate),
  current: false,
});

/**
 * The projects that name an employer of the résumé, and the others. One with dates that fit no job with its
 * employer is among the others.
 */
export function projectsByEmployer<Project extends { entry: ResumeProject }>(
  projects: readonly Project[],
  work: readonly Work[] = [],
): [own: Project[], others: Project[]] {
  const entityKey = entityKeys(work);
  const isOwn = ({ entry }: Project) => {
    const key = entityKey(entry.entity);
    const { start, end } = datesOf(entry);
    const jobs = work.filter(({ name }) => key !== undefined && name && companyKey(name) === key);
    if (jobs.length === 0 || (start ?? end) === null) return jobs.length > 0;
    const period: Period = { start: start ?? end, end: end ?? start, current: false };
    return jobs.some((job) => gapBetween(period, datesOf(job)) <= MOST_MONTHS_APART);
  };
  return [projects.filter(isOwn), projects.filter((project) => !isOwn(project))];
}

/** The company with a name, in any of its spellings. */
export function companyNamed(
  companies: readonly Company[],
  named: string | null = null,
): Company | undefined {
  const key = entityKeys(companies)(named ?? undefined);
  return companies.find(({ name }) => companyKey(name) === key);
}
