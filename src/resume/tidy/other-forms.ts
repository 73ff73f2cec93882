import { PACKED_FOLDER } from '../package-data';
import type { Source } from '../read/source';
import { isGroup, type Group } from '../standard/resume';
import { tidySource, type Tidied } from './tidy';

export { otherSectionsOf } from '../model/other-sections';

const hasKeys = (value: unknown, ...keys: string[]): boolean =>
  isGroup(value) && keys.some((key) => Object.hasOwn(value, key));

/** Whether a section is a group with items. */
const isItemised = ({ sections }: Group): boolean =>
  isGroup(sections) &&
  Object.values(sections).some((section) => isGroup(section) && Array.isArray(section['items']));

/** The formats other than JSON Resume that an import reads, by keys that only they have. The first match wins. */
const FORMATS: Readonly<Record<string, (data: Group) => boolean>> = {
  'Reactive Resume': (data) =>
    isItemised(data) || (hasKeys(data['summary'], 'content') && hasKeys(data, 'customSections')),
  RenderCV: ({ cv }) => hasKeys(cv, 'name', 'sections'),
  YAMLResume: ({ content }) => isGroup(content) && hasKeys(content['basics'], 'name'),
};

/** The name of the format of a file by its keys; undefined for a JSON Resume and for an unknown format. */
export const otherFormatOf = (data: unknown): string | undefined =>
  isGroup(data) ? Object.keys(FORMATS).find((name) => FORMATS[name]?.(data)) : undefined;

/** The command that imports a file and replaces it. A backup of the file is kept. */
function importCommand(file: string): string {
  const quoted = (text: string) => (/^[\w./:@-]+$/.test(text) ? text : `"${text}"`);
  const directory = file.split(/[/\\]/).slice(0, -1).join('/') || '.';
  const where = PACKED_FOLDER || directory === 'content' ? '' : ` ${quoted(directory)}`;
  const command = PACKED_FOLDER ? 'npx portalfolio import' : 'npm run import --';
  return `${command} ${quoted(file)}${where} --force`;
}

/** The problem of a file in another format; null for other files. */
export function problemOfFormat({ data, file, place }: Source): string | null {
  const format = otherFormatOf(data);
  return format === undefined
    ? null
    : `${place([])} the file is in the format of ${format}, not JSON Resume; this writes a JSON Resume in its place, and keeps a copy: ${importCommand(file)}`;
}

/** A file in the form of the standard. Its places are those of the owner's text. */
export const tidied = (source: Source, main?: Tidied): Source & Tidied => ({
  ...source,
  ...tidySource(source, main),
});
