import { PACKED } from './packed';
import { shown, type Warn } from './problems';
import { isGroup } from './shape';

type Group = Record<string, unknown>;

/** Formats other than JSON Resume that an import reads. */
export type OtherFormat =
  | 'europass'
  | 'fresh'
  | 'json-ld'
  | 'reactive-resume'
  | 'reactive-resume-3'
  | 'rendercv'
  | 'visiky'
  | 'yamlresume';

type Known = { id: OtherFormat; /** The name in messages. */ name: string };

const hasKeys = (value: unknown, ...keys: string[]): boolean =>
  isGroup(value) && keys.some((key) => Object.hasOwn(value, key));

/** The sections that are groups with items. */
const itemised = ({ sections }: Group): string[] =>
  isGroup(sections)
    ? Object.entries(sections).flatMap(([key, section]) =>
        isGroup(section) && Array.isArray(section['items']) ? [key] : [],
      )
    : [];

/** Each format by keys that only it has. The first match wins. */
const FORMATS: readonly (readonly [Known, isIt: (data: Group) => boolean])[] = [
  [
    { id: 'visiky', name: 'the online editor that writes "titleNameMap" and "workExpList"' },
    (data) => hasKeys(data, 'titleNameMap', 'workExpList'),
  ],
  [
    { id: 'fresh', name: 'FRESH' },
    ({ employment, meta }) =>
      hasKeys(employment, 'history') || (isGroup(meta) && String(meta['format']).startsWith('FRESH')),
  ],
  [
    { id: 'reactive-resume-3', name: 'Reactive Resume 3' },
    (data) => {
      const sections = itemised(data);
      return sections.includes('work') && !sections.includes('experience');
    },
  ],
  [
    { id: 'reactive-resume', name: 'Reactive Resume' },
    (data) =>
      itemised(data).length > 0 || (hasKeys(data['summary'], 'content') && hasKeys(data, 'customSections')),
  ],
  [{ id: 'rendercv', name: 'RenderCV' }, ({ cv }) => hasKeys(cv, 'name', 'sections')],
  [
    { id: 'yamlresume', name: 'YAMLResume' },
    ({ content }) => isGroup(content) && hasKeys(content['basics'], 'name'),
  ],
  [{ id: 'europass', name: 'Europass' }, (data) => hasKeys(data, 'SkillsPassport')],
  [
    { id: 'json-ld', name: 'JSON-LD' },
    (data) => hasKeys(data, '@context', '@graph') && !hasKeys(data, 'basics'),
  ],
];

/** The format of a file by its keys; null for a JSON Resume and for an unknown format. */
export const otherFormatOf = (data: unknown): Known | null =>
  (isGroup(data) && FORMATS.find(([, isIt]) => isIt(data))?.[0]) || null;

/** The command that imports a file and replaces it. A backup of the file is kept. */
function importCommand(file: string): string {
  const quoted = (text: string) => (/^[\w./:@-]+$/.test(text) ? text : `"${text}"`);
  const directory = file.split(/[/\\]/).slice(0, -1).join('/') || '.';
  const where = directory === 'content' ? '' : ` --content ${quoted(directory)}`;
  const command = PACKED ? 'npx portalfolio import' : 'npm run import --';
  return `${command} ${quoted(file)}${where} --force`;
}

/** The message about a file without a name, with the remedy. */
export function nameless(data: unknown, name: unknown, file: string): string {
  const format = otherFormatOf(data);
  return `expected the owner’s name, got ${shown(name)}${
    format
      ? `. The file is in the format of ${format.name}; this imports it: ${importCommand(file)}`
      : '; write it there: "basics": { "name": "Ada Byron" }'
  }`;
}

/** The message about a file that was converted while it was read. */
export const conversionWarning = (format: string, file: string): string =>
  `the file is in the format of ${format}, not JSON Resume, and was converted; messages name the fields of a JSON Resume. This writes one in its place: ${importCommand(file)}`;

/** Warns if a file is not a JSON Resume and was not converted. */
export function warnOfFormat(data: Group, file: string, warn: Warn): void {
  const format = otherFormatOf(data);
  if (!format) return;
  warn(
    [],
    `the file is in the format of ${format.name}, not JSON Resume, and was read as far as it can be. This imports all of it: ${importCommand(file)}`,
  );
}
