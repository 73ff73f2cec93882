import type { Company } from './portfolio';
import type { ResumeProject, Work } from '../standard/resume';

/** The key of a name: `ti&m AG, Zürich` and `TI&M AG,  Zurich` are one company. Other scripts keep all marks. */
export const companyKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{M}])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Legal forms at the end of a name, without full stops. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `& ag kg gmbh mbh ggmbh kgaa ohg gbr ug ev ek co company inc incorporated corp corporation llc llp ltd limited plc
  pty pvt sa sas sarl srl spa sl slu ltda lda bv nv a/s aps ab oy oyj as`.split(/\s+/),
);

/** The key of a name without its legal form and its notes in brackets: `Mill GmbH & Co. KG (Leeds)` is `mill`. */
function shortKey(name: string): string {
  const words = companyKey(name.replaceAll(/\s*\([^()]*\)/g, '')).split(' ');
  const isForm = (word = '') => LEGAL_FORMS.has(word.replaceAll(/[.,]/g, ''));
  const end = words.findLastIndex((word) => !isForm(word));
  const withoutForms = end < 0 ? words : words.slice(0, end + 1);
  return withoutForms.join(' ').replace(/,$/, '');
}

/** Names with which people who work for themselves fill the field of the employer. */
const NO_EMPLOYER: ReadonlySet<string> = new Set(
  `self employed|self-employed|selfemployed|freelance|freelancer|freelance consultant|independent|autonomo|autonoma
  |por cuenta propia|independant|a mon compte|selbstandig|selbststandig|freiberuflich`.split(/\s*\|/),
);

/** Whether the name of an employer says that there is none. */
export const isNoEmployer = (name: string): boolean => NO_EMPLOYER.has(companyKey(name));

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
