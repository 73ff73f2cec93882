import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';

import { Ajv, type ErrorObject } from 'ajv';

import { parseDate } from '../standard/dates';
import { otherFormatMessage } from '../tidy/known-formats';
import {
  fieldName,
  leaveOut,
  shown,
  warnerOf,
  type Findings,
  type Path,
  type Warning,
} from '../standard/problems';
import { withoutPaths } from './read-portal';
import type { Resume } from '../standard/resume';
import { FIELDS, type Kind } from '../standard/resume-fields';
import type { Source } from './source';
import { tolerateResume } from '../tidy/tolerate-resume';
import { isGroup } from '../standard/shape';

type Fields = Record<string, unknown>;

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, verbose: true });
const validate = ajv.compile(createRequire(import.meta.url)('@jsonresume/schema/schema.json') as object);

/** A longer email address is invalid (RFC 5321). */
const EMAIL_MAX = 254;
/** Placeholders for an email address in templates. */
const PLACEHOLDER =
  /^(?:your?[._-]?(?:name|e?mail|address)?|e?mail|name|user(?:name)?|first[._-]?(?:name)?[._-]?last(?:name)?)@(?:your)?[._-]?(?:e?mail|domain|company|example|site|host|provider)\.\w+$/i;
const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && !PLACEHOLDER.test(text);

const pathOf = (error: ErrorObject): (string | number)[] =>
  error.instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'a group of fields',
  string: 'a text',
};

function expectedBy(error: ErrorObject): string {
  if (error.keyword === 'type') return TYPES[String(error.params['type'])] ?? String(error.params['type']);
  if (error.keyword === 'pattern') return 'a date such as 2024, 2024-09 or 2024-09-30';
  return error.message ?? 'something else';
}

/** The fields that a portal needs. */
const NEEDED = new Set(['', 'basics', 'basics.name']);

/** Removes invalid values. A removed entry is replaced, to keep the indexes of the following ones. */
function withoutWrong(data: object, wrong: readonly (readonly PropertyKey[])[]): Partial<Resume> {
  const isEntry = (path: readonly PropertyKey[]) => path.length === 2 && typeof path[1] === 'number';
  const rest = withoutPaths(
    data,
    wrong.filter((path) => !isEntry(path)),
  ) as Record<string, unknown[]>;
  for (const [section, at] of wrong.filter(isEntry)) {
    const entries = rest[String(section)];
    if (entries) entries[Number(at)] = {};
  }
  return rest as Partial<Resume>;
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/** Whether a warning is about a changed form. A text that is left out stays a message of its own. */
const isChange = ({ weight, path }: Warning, before: unknown, after: unknown): boolean =>
  weight === 'harmless' ||
  (weight === 'guessed' && !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)));

/**
 * Validates a résumé against JSON Resume's own schema, after the tolerant reading. Invalid values are
 * omitted, with a warning.
 * @returns null, with a problem in `findings`, if there is no name
 */
export function readResume(source: Source, findings: Findings): Resume | null {
  const wrong: (readonly PropertyKey[])[] = [];
  const named = new Set<string>();
  const warn = warnerOf(source, findings);
  const problem = (path: readonly PropertyKey[], expected: string, value: unknown) => {
    const field = fieldName(path);
    // The schema and the portal may report the same field.
    if (named.has(field)) return;
    named.add(field);
    wrong.push(path);
    if (!NEEDED.has(field)) leaveOut(warn, path, expected, value);
  };

  const otherFormat = otherFormatMessage(source.data, source.file);
  if (otherFormat !== null) {
    findings.problems.push(`${source.place([])} ${otherFormat}`);
    return null;
  }
  const form: Findings = { problems: findings.problems, warnings: [] };
  const data = tolerateResume(source, form);
  findings.warnings.push(
    ...form.warnings.map((warning) => ({ ...warning, isForm: isChange(warning, source.data, data) })),
  );
  if (!isGroup(data)) {
    findings.problems.push(`${source.place([])} expected a résumé (a group of fields), got ${shown(data)}`);
    return null;
  }
  // Invalid metadata of the file is ignored.
  const { meta: _meta, ...content } = data;
  if (!validate(content)) {
    for (const error of validate.errors ?? []) problem(pathOf(error), expectedBy(error), error.data);
  }
  const basics = isGroup(data['basics']) ? data['basics'] : {};
  const { name, email } = basics;
  if (typeof name !== 'string') {
    findings.problems.push(
      `${source.place(['basics', 'name'])} basics.name: expected the owner’s name, got ${shown(name)}; write it there: "basics": { "name": "Ada Byron" }`,
    );
    return null;
  }
  if (typeof email === 'string' && !isEmail(email)) problem(['basics', 'email'], 'an e-mail address', email);
  for (const [section, fields] of Object.entries(FIELDS)) checkFields(content, section, fields, problem);
  return (wrong.length === 0 ? data : withoutWrong(data, wrong)) as Resume;
}

type Problem = (path: PropertyKey[], expected: string, value: unknown) => void;

/** Validates fields that the schema does not define or defines loosely. */
function checkFields(
  data: Fields,
  section: string,
  fields: Readonly<Record<string, Kind>>,
  problem: Problem,
): void {
  const steps = section.split('.');
  const value = steps.reduce<unknown>((group, step) => (isGroup(group) ? group[step] : undefined), data);
  const entries = Array.isArray(value)
    ? value.map((entry: unknown, index) => ({ entry, path: [...steps, index] }))
    : [{ entry: value, path: steps }];
  for (const { entry, path } of entries) {
    if (!isGroup(entry)) continue;
    for (const [key, kind] of Object.entries(fields)) {
      const field = Object.hasOwn(entry, key) ? entry[key] : undefined;
      if (field !== undefined) checkField(field, kind, [...path, key], problem);
    }
  }
}

function checkField(value: unknown, kind: Kind, path: PropertyKey[], problem: Problem): void {
  switch (kind) {
    case 'text':
    case 'lines':
      if (typeof value !== 'string') problem(path, 'a text', value);
      break;
    case 'texts':
      if (!Array.isArray(value)) problem(path, 'a list', value);
      else
        value.forEach((item, index) => {
          if (typeof item !== 'string') problem([...path, index], 'a text', item);
        });
      break;
    case 'date':
      if (typeof value !== 'string' || parseDate(value) === null)
        problem(path, 'a date such as 2024, 2024-09 or 2024-09-30', value);
      break;
    case 'address':
      if (typeof value !== 'string' || !/^https?:\/\/[^\s/]/.test(value) || !URL.canParse(value))
        problem(path, 'an address such as "https://example.com"', value);
      break;
    default:
  }
}
