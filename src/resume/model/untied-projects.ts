import { isNoEmployer } from './no-employer';
import type { Company, Project } from './portfolio';
import type { Warn } from '../standard/problems';
import type { ResumeProject } from '../standard/resume';
import { employersNamedIn } from './role-resources';

/** Words of projects that belong to no employer, in their types, names, roles, keywords and descriptions. */
const OF_NO_EMPLOYER =
  /(?<!\p{L})(?:open[\s-]?source|free software|(?:personal|private|side|hobby|pet|fun|spare[\s-]time|weekend|toy|own|solo|university|school|college|student|academic|course|class|capstone|thesis)[\s-]projects?|(?:master|bachelor|phd|doctoral)(?:[’']?s)?\s+thesis|thesis|dissertation|(?:master|bachelor|diplom|haus|studien|abschluss)arbeit|advent of code|hackathons?|freizeitprojekt\w*|hobbyprojekt\w*|privatprojekt\w*|(?:eigenes|privates|persönliches) projekt|proyecto (?:personal|propio|académico)|projeto (?:pessoal|próprio|acadêmico)|projet (?:personnel|perso|étudiant|académique)|progetto personale|código aberto|código abierto)(?!\p{L})|开源|開源|个人项目|個人專案|個人開発/iu;
/** Types that alone mean the same. */
const TYPE_OF_NO_EMPLOYER =
  /^(?:personal|private|side|hobby|pet|academic|university|school|student|research|education(?:al)?|volunteer(?:ing)?|talks?|presentation|speaking|conference|community|freelance|privat|perso(?:nal|nnel)?|pessoal|personale|académico|acadêmico)(?:\s+projects?)?$/iu;

/** Whether the owner says that a project was done for oneself, for a school or for the public. */
const isOfNoEmployer = ({ name, type, description, roles = [], keywords = [] }: ResumeProject): boolean =>
  TYPE_OF_NO_EMPLOYER.test(type?.trim() ?? '') ||
  [type, name, description, ...roles, ...keywords].some((text) => OF_NO_EMPLOYER.test(text ?? ''));

/** The roles with an employer in whose time a project began and ended. */
const rolesAround = ({ span }: Project, companies: readonly Company[]) =>
  companies.flatMap(({ name, positions }) =>
    positions
      .filter((position) => span && position.span)
      .filter((position) => (position.span?.[0] ?? 0) <= (span?.[0] ?? 0))
      .filter((position) => (position.span?.[1] ?? 0) >= (span?.[1] ?? 0))
      .map(({ title }) => ({ title, name })),
  );

/**
 * Suggests the employer of projects that ran in the time of a single role. Dates alone tie no project to a
 * role, because people build things beside their work.
 */
export function suggestEmployers(
  projects: readonly { project: Project; entry: ResumeProject; index: number }[],
  companies: readonly Company[],
  warn: Warn,
): void {
  for (const { project, entry, index } of projects) {
    if (entry.entity !== undefined || isOfNoEmployer(entry)) continue;
    const [role, ...others] = rolesAround(project, companies);
    // A role that is called like its employer may have none.
    if (!role || others.length > 0 || role.title === role.name || isNoEmployer(role.name)) continue;
    if (employersNamedIn(project, companies).length > 0) continue;
    const entity = `"entity": ${JSON.stringify(role.name)}`;
    const message = `its dates lie in "${role.title}" at ${role.name}; if it was built there, write ${entity}.`;
    warn(['projects', index], message, { weight: 'harmless', kind: 'entity by dates' });
  }
}
