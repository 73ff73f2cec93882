import { type Path, valueAt } from '../../resume/standard/path';
import type { EditedFile, OwnerState, Schema } from '../protocol';
import words from './words.json';
import { t } from './t';

/** The controls of a form. An item is a text of a list. */
export type ControlKind =
  | 'text'
  | 'item'
  | 'lines'
  | 'number'
  | 'flag'
  | 'choice'
  | 'date'
  | 'address'
  | 'color'
  | 'icon'
  | 'place'
  | 'picture'
  | 'texts'
  | 'choices'
  | 'group'
  | 'entries'
  | 'map';

/** Fields whose name states more than their type. */
const BY_NAME: Readonly<Record<string, ControlKind>> = {
  icon: 'icon',
  location: 'place',
  city: 'place',
  image: 'picture',
  color: 'color',
  background: 'color',
  brandColor: 'color',
};
const BY_MARK: Readonly<Record<string, ControlKind>> = {
  lines: 'lines',
  date: 'date',
  address: 'address',
  texts: 'texts',
};

/** The form of a field with several: that of the value in the file, else the first. */
function formOf({ anyOf, ...schema }: Schema, value: unknown): Schema {
  if (!anyOf) return schema;
  const type = Array.isArray(value) ? 'array' : typeof value;
  return { ...schema, ...(anyOf.find((one) => one.type === type) ?? anyOf[0]) };
}

const innerOf = (
  { properties, additionalProperties, items }: Schema,
  step: string | number,
): Schema | null => {
  if (typeof step === 'number') return items ?? null;
  const further = typeof additionalProperties === 'object' ? additionalProperties : null;
  return properties?.[step] ?? further;
};

/** The schema at a path of a file; null for a field that no schema names. */
export function schemaAt({ schemas, files }: OwnerState, file: EditedFile, path: Path): Schema | null {
  const { data } = files[file];
  return path.reduce<Schema | null>((schema, step, at) => {
    const inner = schema && innerOf(schema, step);
    return inner && formOf(inner, valueAt(data, path.slice(0, at + 1)));
  }, schemas[file]);
}

export function kindOf(schema: Schema, name: string | number = ''): ControlKind {
  const { type, kind, items } = schema;
  if (kind && BY_MARK[kind]) return BY_MARK[kind];
  if (schema.enum) return 'choice';
  if (type === 'array') return items?.enum ? 'choices' : items?.type === 'object' ? 'entries' : 'texts';
  if (type === 'object') return schema.properties ? 'group' : 'map';
  if (type === 'boolean') return 'flag';
  if (type === 'number' || type === 'integer') return 'number';
  return BY_NAME[name] ?? 'text';
}

const LABELS: Readonly<Record<string, string>> = words;

/** The label of a field: `startDate` is “Start date”. */
export function fieldLabel(path: Path): string {
  const names = path.filter((step) => typeof step === 'string');
  const name = names.at(-1) ?? '';
  const known = LABELS[names.join('.')] ?? LABELS[name];
  if (known) return t(known);
  const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return t(spaced.charAt(0).toUpperCase() + spaced.slice(1));
}

/** The name of an entry: the first two of its short texts. */
export function nameOf(entry: unknown, schema: Schema | null): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const texts = Object.keys(schema?.properties ?? entry)
    .filter((key) => !['lines', 'date', 'address'].includes(schema?.properties?.[key]?.kind ?? ''))
    .map((key) => valueAt(entry, [key]))
    .filter((value) => typeof value === 'string' && value !== '');
  return texts.slice(0, 2).join(', ') || t('An entry without a name');
}
