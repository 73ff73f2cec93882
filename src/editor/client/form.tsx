import { useId, type ReactNode } from 'react';

import type { Place, Schema } from '../protocol';
import { Control } from './controls';
import { EntryList, ItemList, MapList } from './lists';
import { useOwnerState } from './owner-files';
import { kindOf, labelOf, schemaAt, type Kind } from './schema';
import { LANGUAGE, Problem, t } from './t';
import { useField, useTarget, useTranslated, type ControlProps } from './target';

import styles from './editor.module.css';

/** The description of a field, for people who do not know the marks of code. */
const aboutOf = ({ description = '' }: Schema): string => t(description.replaceAll(/`([^`]+)`/g, '“$1”'));

const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(code) ?? code;

/** One field of a form, by its schema. */
export function Field({ place, isOpen = false }: { place: Place; isOpen?: boolean }) {
  const state = useOwnerState();
  const target = useTarget();
  const schema = state && schemaAt(state, place.file, place.path);
  if (!schema) return null;
  const kind = kindOf(schema, place.path.at(-1));
  const label = labelOf(place.path);
  if (kind === 'group') {
    const fields = <Fields names={Object.keys(schema.properties ?? {})} place={place} />;
    if (isOpen) return fields;
    return (
      <details className={styles['group']} open={target.valueAt(place) !== undefined}>
        <summary>{label}</summary>
        <p className={styles['about']}>{aboutOf(schema)}</p>
        {fields}
      </details>
    );
  }
  const List = kind === 'entries' ? EntryList : kind === 'map' ? MapList : kind === 'texts' ? ItemList : null;
  return List ? (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      <p className={styles['about']}>{aboutOf(schema)}</p>
      <List place={place} schema={schema} />
    </fieldset>
  ) : (
    <Simple about={aboutOf(schema)} kind={kind} place={place}>
      {(control) => <Control {...control} kind={kind} schema={schema} />}
    </Simple>
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

function Simple({
  place: given,
  kind,
  about,
  children,
}: {
  place: Place;
  kind: Kind;
  about: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const place = useTranslated(given, kind);
  const { saved, label, problem, write, writing } = useField(place);
  const original = useTarget().valueAt(given);
  const id = useId();
  return (
    <div className={styles['field']} data-path={place.path.join('.')}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}{' '}
        {place.language && <small>{t('In {language}', { language: nameOfLanguage(place.language) })}</small>}
      </label>
      {children({
        id,
        label,
        place,
        write,
        writing,
        describedBy: `${id}-about ${id}-problem`,
        isInvalid: problem !== null,
        value: saved,
      })}
      <p className={styles['about']} id={`${id}-about`}>
        {place.language ? t('Translate from: {text}', { text: String(original) }) : about}
      </p>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  );
}
