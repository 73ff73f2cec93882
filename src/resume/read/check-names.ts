import { didYouMean, leaveOut, warnerOf, type Findings } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import { type Resume, plainNameOf } from '../standard/resume';
import type { NamedField } from '../standard/portal';
import type { Source } from './source';

/** Warns about names in `portal.yaml` that the résumé does not contain. Their settings have no effect. */
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
  const warn = warnerOf(source, findings);
  const unknownNames = (path: readonly PropertyKey[], what: string, named: string, of: readonly string[]) =>
    warn(path, `the résumé has no ${what}"${named}"${didYouMean(named, of) || '.'}`, { weight: 'missing' });
  for (const [field, of] of Object.entries(known) as [NamedField, string[]][]) {
    for (const name of Object.keys(settings[field])) {
      if (of.includes(name)) continue;
      const listed = data[field];
      const isNamed = (written: string | undefined) => written !== undefined && plainNameOf(written) === name;
      const at = Array.isArray(listed)
        ? listed.findIndex((entry) => isNamed((entry as { name?: string } | null)?.name))
        : (Object.keys(listed ?? {}).find(isNamed) ?? name);
      unknownNames([field, at], '', name, of);
    }
  }
  for (const name of settings.lastProject?.resources ?? []) {
    if (!known.resources.includes(name))
      unknownNames(['lastProject', 'resources'], 'project ', name, known.resources);
  }
  const leadingTo = [
    ...known.resources,
    ...known.companies,
    ...(resume.work ?? []).flatMap(({ position }) => position ?? []),
  ];
  settings.achievements?.forEach(({ resource }, at) => {
    if (resource !== undefined && !leadingTo.includes(resource))
      unknownNames(['achievements', at, 'resource'], 'project, role or company ', resource, leadingTo);
  });
  const company = settings.lastProject?.company;
  if (company !== undefined && !known.companies.includes(company))
    unknownNames(['lastProject', 'company'], 'company ', company, known.companies);
}

/**
 * An owner's own figure needs a title; the others have one.
 * @returns the figures that can be shown
 */
export function usableStats(
  { stats }: PortalSettings,
  source: Source | null,
  findings: Findings,
): PortalSettings['stats'] {
  const warn = warnerOf(source, findings);
  return stats?.filter((stat, index) => {
    if (stat.measure !== 'other') return true;
    const missing = (['title', 'value'] as const).filter((field) => stat[field] === undefined);
    for (const field of missing)
      leaveOut(
        warn,
        ['stats', index, field],
        `a ${field} for a figure of your own`,
        undefined,
        'the figure was left out',
      );
    return missing.length === 0;
  });
}
