import type { Company } from './portfolio';
import type { Warn } from './problems';
import { propertiesOf } from './properties';
import type { ResumeProject, Work } from './resume';

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
      startDate ?? endDate,
    ].find(Boolean) ??
    UNNAMED
  );
}

/** The key of a name: `ti&m AG, Zürich` and `TI&M AG,  Zurich` are one company. Other scripts keep all marks. */
export const companyKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{M}])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

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

/** The projects that name an employer of the résumé, and the others. */
export function projectsByEmployer<Project extends { entry: ResumeProject }>(
  projects: readonly Project[],
  work: readonly Work[] = [],
): [own: Project[], others: Project[]] {
  const employers = new Set(work.flatMap(({ name }) => (name ? [companyKey(name)] : [])));
  const isOwn = ({ entry: { entity } }: Project) => entity !== undefined && employers.has(companyKey(entity));
  return [projects.filter(isOwn), projects.filter((project) => !isOwn(project))];
}

/** The company with a name, in any of its spellings. */
export const companyNamed = (
  companies: readonly Company[],
  named: string | null = null,
): Company | undefined =>
  companies.find(({ name }) => named !== null && companyKey(name) === companyKey(named));
