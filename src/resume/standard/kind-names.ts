import type { Kind } from './resume-fields';

/** Kinds of entries, whose name some files give as `courseName` or `paperTitle`, by the field that it is. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  work: { name: 'business firm', position: 'job position role' },
  volunteer: { organization: 'charity association institution', position: 'job position role' },
  education: { institution: 'institute academy', studyType: 'degree course program programme' },
  awards: { title: 'award honor honour prize scholarship' },
  certificates: {
    name: 'certificate certification course training license licence badge credential',
    issuer: 'institution provider company',
  },
  publications: { name: 'publication paper article book chapter' },
  interests: { name: 'interest hobby' },
  references: { name: 'reference referee person' },
  projects: { name: 'project' },
};

/** Fields whose name is a title too. The title of a company or a person is that of a job. */
const TITLED = new Set(['position', 'studyType', 'title']);
const TITLED_NAMES = new Set(['awards', 'certificates', 'publications', 'projects']);

/**
 * Further names of the fields of a section: the kind of the entry, or another name of the field, before "Name" or
 * "Title", as in `schoolName` and `jobTitle`.
 */
export function kindNames(
  section: string,
  fields: Readonly<Record<string, Kind>>,
  others: Readonly<Record<string, string>>,
): (readonly [name: string, field: string])[] {
  if (section.startsWith('basics')) return [];
  const known = new Set(Object.values(others).join(' ').toLowerCase().split(' '));
  return Object.entries(fields)
    .filter(([, kind]) => kind === 'text')
    .flatMap(([field]) => {
      const kinds = [KINDS[section]?.[field], others[field], field]
        .flatMap((names) => names?.split(' ') ?? [])
        .filter((name) => !/(?:name|title)$/i.test(name));
      const isTitled = TITLED.has(field) || (field === 'name' && TITLED_NAMES.has(section));
      const names = kinds.flatMap((kind) => [`${kind}Name`, ...(isTitled ? [`${kind}Title`] : [])]);
      return names
        .filter((name) => !known.has(name.toLowerCase()))
        .map((name): [string, string] => [name, field]);
    });
}
