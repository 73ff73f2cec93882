import { iconNameOf, iconNames } from './icons';
import { didYouMean } from './nearest';
import { fieldName, type Findings } from './problems';
import type { PortalSettings } from './read-portal';
import type { Resume } from './resume';
import type { NamedField } from './schemas/portal';
import type { Source } from './source';

const problemIn =
  (source: Source | null, findings: Findings) => (path: readonly PropertyKey[], sentence: string) =>
    findings.problems.push(`${source?.place(path)} ${fieldName(path)}: ${sentence}`);

/** What `portal.yaml` names must exist in the résumé. */
export function checkNames(
  resume: Resume,
  settings: PortalSettings,
  source: Source | null,
  findings: Findings,
): void {
  const names = (entries: readonly ({ name?: string } | undefined)[] = []) =>
    entries.flatMap((entry) => entry?.name ?? []);
  const known: Record<NamedField, string[]> = {
    companies: [...new Set(names(resume.work))],
    skills: names(resume.skills),
    resources: names(resume.projects),
    projects: names(resume.projects),
  };
  const data = (source?.data ?? {}) as Record<string, unknown>;
  const problem = problemIn(source, findings);
  for (const [field, of] of Object.entries(known) as [NamedField, string[]][]) {
    for (const name of Object.keys(settings[field])) {
      if (of.includes(name)) continue;
      const listed = data[field];
      const at = Array.isArray(listed)
        ? listed.findIndex((entry) => (entry as { name?: string } | null)?.name === name)
        : name;
      const guess = didYouMean(name, of);
      problem([field, at], `the résumé has no "${name}"${guess || '.'}`);
    }
  }
  for (const name of settings.lastProject?.resources ?? []) {
    if (!known.resources.includes(name))
      problem(
        ['lastProject', 'resources'],
        `the résumé has no project "${name}"${didYouMean(name, known.resources) || '.'}`,
      );
  }
  const leadingTo = [
    ...known.resources,
    ...known.companies,
    ...(resume.work ?? []).flatMap(({ position }) => position ?? []),
  ];
  settings.achievements?.forEach(({ resource }, at) => {
    if (resource !== undefined && !leadingTo.includes(resource))
      problem(
        ['achievements', at, 'resource'],
        `the résumé has no project, role or company "${resource}"${didYouMean(resource, leadingTo) || '.'}`,
      );
  });
  const company = settings.lastProject?.company;
  if (company !== undefined && !known.companies.includes(company))
    problem(
      ['lastProject', 'company'],
      `the résumé has no company "${company}"${didYouMean(company, known.companies) || '.'}`,
    );
}

/** A figure of the owner's own needs its words; the others have them. */
export function checkStats(settings: PortalSettings, source: Source | null, findings: Findings): void {
  const problem = problemIn(source, findings);
  settings.stats?.forEach((stat, index) => {
    if (stat.measure !== 'other') return;
    if (stat.title === undefined)
      problem(['stats', index, 'title'], 'expected a title for a figure of your own, got nothing');
    if (stat.value === undefined)
      problem(['stats', index, 'value'], 'expected a value for a figure of your own, got nothing');
  });
}

/** Every icon that `portal.yaml` names must be in the set. */
export function checkIcons(source: Source | null, findings: Findings): void {
  lookForIcons(source?.data, [], problemIn(source, findings));
}

function lookForIcons(
  value: unknown,
  path: (string | number)[],
  problem: (path: PropertyKey[], sentence: string) => void,
): void {
  if (Array.isArray(value)) value.forEach((item, index) => lookForIcons(item, [...path, index], problem));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      if (key === 'icon' && typeof field === 'string' && !iconNames().has(iconNameOf(field))) {
        problem(
          [...path, key],
          `no icon is named "${field}"${didYouMean(iconNameOf(field), [...iconNames()]) || '.'}`,
        );
      } else lookForIcons(field, [...path, key], problem);
    }
  }
}
