import type { Place, Schema } from '../protocol';
import { Simple } from './controls';
import { EntryList, ItemList, MapList } from './lists';
import { useOwnerState } from './owner-files';
import { kindOf, labelOf, schemaAt, type Kind } from './schema';
import { t } from './t';
import { useTarget } from './target';

import styles from './editor.module.css';

/** The description of a field, for people who do not know the marks of code. */
const aboutOf = ({ description = '' }: Schema): string => t(description.replaceAll(/`([^`]+)`/g, '“$1”'));

const LISTS: Readonly<Partial<Record<Kind, typeof EntryList>>> = {
  entries: EntryList,
  map: MapList,
  texts: ItemList,
};

/** One field of a form, by its schema. */
export function Field({ place, isOpen = false }: { place: Place; isOpen?: boolean }) {
  const state = useOwnerState();
  const target = useTarget();
  const schema = state && schemaAt(state, place.file, place.path);
  if (!schema) return null;
  const kind = kindOf(schema, place.path.at(-1));
  const label = labelOf(place.path);
  const about = aboutOf(schema);
  if (kind === 'group') {
    const fields = <Fields names={Object.keys(schema.properties ?? {})} place={place} />;
    if (isOpen) return fields;
    return (
      <details className={styles['group']} open={target.valueAt(place) !== undefined}>
        <summary>{label}</summary>
        <p className={styles['about']}>{about}</p>
        {fields}
      </details>
    );
  }
  const List = LISTS[kind];
  if (!List) return <Simple about={about} kind={kind} place={place} schema={schema} />;
  return (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      <p className={styles['about']}>{about}</p>
      <List place={place} schema={schema} />
    </fieldset>
  );
}

/** The settings of values for which the résumé has no field. */
const SETTINGS: Readonly<Record<string, Place>> = {
  'basics.image': { file: 'portal.yaml', path: ['photoAlt'] },
};

/** The fields of a group, each with its settings. */
export const Fields = ({ names, place }: { names: readonly string[]; place: Place }) => (
  <div className={styles['fields']}>
    {names
      .map((name) => [...place.path, name])
      .flatMap((path) => [{ ...place, path }, SETTINGS[path.join('.')] ?? []].flat())
      .map((field) => (
        <Field key={field.path.join('.')} place={field} />
      ))}
  </div>
);
