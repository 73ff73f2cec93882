import { companyKey, shortKey } from './company-key';
import type { Company } from './portfolio';
import type { ResumeProject, Work } from '../standard/resume';

/** The name of an unnamed employer. */
const UNNAMED = '–';

/** The longest name that is taken from a description. */
const NAME_LETTERS = 60;

/** Marks of Markdown, which a name does not have. */
const MARKS = /[*_`#>[\]]/g;

/** The beginning of a text, up to the end of a word. */
export const firstWords = (text: string): string =>
  text.length <= NAME_LETTERS ? text : `${text.slice(0, NAME_LETTERS + 1).replace(/\s+\S*$/, '')}…`;

/** The name of an employer; without one, the position, else the beginning of what is said about it. */
export const employerOf = ({ name, position, description, summary, highlights = [] }: Work): string =>
  name ??
  position ??
  (firstWords((description ?? summary ?? highlights[0] ?? '').replaceAll(MARKS, '').trim()) || UNNAMED);

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

/** The projects that name an employer of the résumé, and the others. */
export function projectsByEmployer<Project extends { entry: ResumeProject }>(
  projects: readonly Project[],
  work: readonly Work[] = [],
): [own: Project[], others: Project[]] {
  const entityKey = entityKeys(work);
  const isOwn = ({ entry }: Project) => entityKey(entry.entity) !== undefined;
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
