import { useId, useRef, type ReactNode } from 'react';

import { MONTHS_A_YEAR } from '../../resume/standard/dates';
import type { Locator, Schema } from '../protocol';
import { ColorControl, IconControl, PictureControl, PlaceControl } from './choosers';
import type { ControlKind } from './schema';
import { LANGUAGE, Problem, t } from './t';
import { useField, useTarget, useTranslated } from './target';
import { LongText, TextControl, shownText, type ControlProps } from './text-control';

import styles from './editor.module.css';

const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(code) ?? code;

/** A field with one value. */
export function Simple({
  place: given,
  kind,
  schema,
  about = '',
  name,
}: {
  place: Locator;
  kind: ControlKind;
  schema: Schema;
  about?: string;
  /** The name of its control where it has no label of its own: an item of a list. */ name?: string;
}) {
  const place = useTranslated(given, kind);
  const field = useField(place);
  const original = useTarget().valueAt(given);
  const id = useId();
  const Control = CONTROLS[kind] ?? TextControl;
  return (
    <div className={styles['field']} data-path={place.path.join('.')}>
      {name === undefined && (
        <label htmlFor={id} id={`${id}-label`}>
          {field.label}{' '}
          {place.language && (
            <small>{t('In {language}', { language: nameOfLanguage(place.language) })}</small>
          )}
        </label>
      )}
      <Control
        attributes={{
          id,
          'aria-label': name,
          'aria-describedby': `${id}-about ${id}-problem`,
          'aria-invalid': field.problem !== null,
        }}
        field={field}
        kind={kind}
        place={place}
        schema={schema}
      />
      <p className={styles['about']} id={`${id}-about`}>
        {place.language ? t('Translate from: {text}', { text: String(original) }) : about}
      </p>
      <Problem id={`${id}-problem`}>{field.problem}</Problem>
    </div>
  );
}

/** A choice of one value: “yes” or “no”, or one of a list. */
function Choice({ kind, schema, field: { value, write }, attributes }: ControlProps) {
  const isFlag = kind === 'flag';
  const options = isFlag ? ['true', 'false'] : (schema.enum ?? []);
  const choose = (text: string) => void write(text === '' ? undefined : isFlag ? text === 'true' : text);
  return (
    <select {...attributes} onChange={({ target }) => choose(target.value)} value={shownText(value)}>
      <option value="">{t('Not stated')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {isFlag ? (option === 'true' ? t('Yes') : t('No')) : option}
        </option>
      ))}
    </select>
  );
}

/** The controls of one value, beside each other. */
const Group = ({
  attributes: { id },
  className,
  children,
}: Pick<ControlProps, 'attributes'> & { className: string | undefined; children: ReactNode }) => (
  <div aria-labelledby={`${id}-label`} className={className} role="group">
    {children}
  </div>
);

function Choices({ schema, field: { value, write }, attributes }: ControlProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const change = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    void write(next.length > 0 ? next : undefined);
  };
  return (
    <Group attributes={attributes} className={styles['choices']}>
      {(schema.items?.enum ?? []).map((option) => (
        <label key={option}>
          <input checked={chosen.includes(option)} onChange={() => change(option)} type="checkbox" />
          {option}
        </label>
      ))}
    </Group>
  );
}

const MONTHS = Array.from({ length: MONTHS_A_YEAR }, (_, at) =>
  new Intl.DateTimeFormat(LANGUAGE, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, at)),
);

/** A year, a month, and for an end “present”, which is no date in the file. */
function DateControl({ field: { value, write, label }, place, attributes }: ControlProps) {
  const written = shownText(value);
  const [, year = '', month = ''] = /^(\d{4})(?:-(\d\d))?/.exec(written) ?? [];
  const months = useRef<HTMLSelectElement>(null);
  const save = (toYear: string) => {
    const toMonth = toYear === '' ? '' : (months.current?.value ?? '');
    if (toYear !== (year || written) || toMonth !== month)
      void write([toYear, toMonth].filter(Boolean).join('-') || undefined);
  };
  return (
    <Group attributes={attributes} className={styles['date']}>
      <select
        aria-label={t('{label}: month', { label })}
        key={`month ${month}`}
        defaultValue={month}
        onChange={() => year !== '' && save(year)}
        ref={months}
      >
        <option value="">{t('Month')}</option>
        {MONTHS.map((name, at) => (
          <option key={name} value={String(at + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <input
        {...attributes}
        aria-label={t('{label}: year', { label })}
        defaultValue={year || written}
        inputMode="numeric"
        key={`year ${year}`}
        onBlur={({ target }) => save(target.value.trim())}
        placeholder={t('Year')}
        size={6}
        type="text"
      />
      {place.path.at(-1) === 'endDate' && (
        <label>
          <input
            checked={written === ''}
            onChange={({ target }) => target.checked && void write(undefined)}
            type="checkbox"
          />
          {t('Present')}
        </label>
      )}
    </Group>
  );
}

/** The controls that are more than a line of text. */
const CONTROLS: Readonly<Partial<Record<ControlKind, (props: ControlProps) => ReactNode>>> = {
  flag: Choice,
  choice: Choice,
  lines: LongText,
  choices: Choices,
  date: DateControl,
  icon: IconControl,
  color: ColorControl,
  place: PlaceControl,
  picture: PictureControl,
};
