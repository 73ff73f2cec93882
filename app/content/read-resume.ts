import { createRequire } from 'node:module';

import { Ajv, type ErrorObject } from 'ajv';

import { parseDate } from './dates';
import { fieldName, shown, type Findings } from './problems';
import { withoutPaths } from './read-portal';
import type { Resume } from './resume';
import type { Source } from './source';
import { tolerateResume } from './tolerate-resume';

type Fields = Record<string, unknown>;

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, verbose: true });
const validate = ajv.compile(createRequire(import.meta.url)('@jsonresume/schema/schema.json') as object);

/** Longer texts are no address that any mail service would take (RFC 5321). */
const EMAIL_MAX = 254;
const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

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

/**
 * Checks a résumé against JSON Resume's own schema, after reading it tolerantly.
 * @returns the résumé without what `findings.problems` name; null when nothing of it can be used
 */
export function readResume(source: Source, findings: Findings): Resume | null {
  const wrong: (readonly PropertyKey[])[] = [];
  const problem = (path: readonly PropertyKey[], expected: string, value: unknown) => {
    wrong.push(path);
    findings.problems.push(
      `${source.place(path)} ${fieldName(path)}: expected ${expected}, got ${shown(value)}`,
    );
  };

  const data = tolerateResume(source, findings);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    findings.problems.push(`${source.place([])} expected a résumé (a group of fields), got ${shown(data)}`);
    return null;
  }
  if (!validate(data)) {
    for (const error of validate.errors ?? []) problem(pathOf(error), expectedBy(error), error.data);
  }
  const basics = (data as Fields)['basics'];
  const { name, email } = (typeof basics === 'object' && basics !== null ? basics : {}) as Fields;
  if (name === undefined) problem(['basics', 'name'], 'the owner’s name', undefined);
  if (typeof email === 'string' && !isEmail(email)) problem(['basics', 'email'], 'an e-mail address', email);
  checkLeaves(data, [], problem);
  if (wrong.length === 0) return data as Resume;
  const rest = withoutPaths(data, wrong) as Partial<Resume>;
  return { ...rest, basics: { ...rest.basics, name: rest.basics?.name ?? '' } };
}

/** What the schema's patterns let through: months that no year has, addresses that no browser should open. */
function checkLeaves(
  value: unknown,
  path: (string | number)[],
  problem: (path: PropertyKey[], expected: string, value: unknown) => void,
): void {
  if (Array.isArray(value)) value.forEach((item, index) => checkLeaves(item, [...path, index], problem));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      const at = [...path, key];
      if (typeof field !== 'string') checkLeaves(field, at, problem);
      else if (
        /^(?:startDate|endDate)$/.test(key) &&
        /^\d{4}-\d{2}$/.test(field) &&
        parseDate(field) === null
      ) {
        problem(at, 'a date such as 2024, 2024-09 or 2024-09-30', field);
      } else if (key === 'url' && !(/^https?:\/\/[^\s/]/.test(field) && URL.canParse(field))) {
        problem(at, 'an address such as "https://example.com"', field);
      }
    }
  }
}
