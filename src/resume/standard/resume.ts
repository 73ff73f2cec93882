import { z } from 'zod';

import otherNames from './field-names.json' with { type: 'json' };
import networks from './networks.json' with { type: 'json' };

// Compiled checks need `eval`, which the policy of the owner's page forbids. They are not faster for a single file.
z.config({ jitless: true });

/** The type of a field. `lines` is a text of several paragraphs. */
export type FieldKind = 'text' | 'lines' | 'texts' | 'date' | 'address' | 'group' | 'groups';

/** The facts about a field for the reader and the translations. */
type About = {
  kind: FieldKind;
  /** It is not translated: a date, an address, a code, or a name that other fields refer to. */ fact?: true;
  /** Its text is marked if it is not in the page's language. Names of people, places and tools are not. */
  prose?: true;
};

const A_DATE = 'a date such as 2024, 2024-09 or 2024-09-30';
const AN_ADDRESS = 'an address such as "https://example.com"';
const AN_EMAIL = 'an e-mail address';
/** A longer e-mail address is invalid (RFC 5321). */
const EMAIL_MAX = 254;

const textField = (about: Omit<About, 'kind'>, kind: FieldKind = 'text') =>
  z.string('a text').meta({ kind, ...about });
const text = textField({});
const fact = textField({ fact: true });
const prose = textField({ prose: true });
const lines = textField({ prose: true }, 'lines');
const textsOf = (about: Omit<About, 'kind'>) =>
  z.array(z.string('a text'), 'a list').meta({ kind: 'texts', ...about });
const texts = textsOf({ prose: true });
const names = textsOf({});
/** A year, a month or a day that exists. */
const date = z
  .string(A_DATE)
  .refine(
    (value) =>
      /^\d{4}(?:-\d\d){0,2}$/.test(value) &&
      !Number.isNaN(Date.parse(value)) &&
      new Date(value).toISOString().startsWith(value),
    A_DATE,
  )
  .meta({ kind: 'date', fact: true });
const address = z
  .string(AN_ADDRESS)
  .refine((value) => /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value), AN_ADDRESS)
  .meta({ kind: 'address', fact: true });
const email = z
  .string(AN_EMAIL)
  .refine((value) => value.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), AN_EMAIL)
  .meta({ kind: 'text', fact: true });
/** The file says that an entry is not finished. Ours, and absent from JSON Resume. */
const status = z
  .enum(['in progress', 'planned'], '"in progress" or "planned"')
  .meta({ kind: 'text', fact: true });

const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, 'a group of fields').partial();
const list = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.array(group(shape), 'a list');

const span = { startDate: date, endDate: date };
const given = { date, endDate: date, url: address, summary: lines };

const location = group({
  address: fact,
  postalCode: fact,
  city: text,
  region: text,
  countryCode: fact,
  country: text,
});
const profiles = list({ network: fact, username: fact, url: address });

/** The sections that are lists. The first field of an entry is its name. */
const lists = {
  work: list({
    name: text,
    position: prose,
    location: text,
    description: lines,
    url: address,
    keywords: names,
    ...span,
    summary: lines,
    highlights: texts,
  }),
  volunteer: list({
    organization: text,
    position: prose,
    location: text,
    url: address,
    ...span,
    summary: lines,
    highlights: texts,
  }),
  education: list({
    institution: text,
    area: prose,
    studyType: prose,
    location: text,
    score: fact,
    url: address,
    courses: texts,
    ...span,
    status,
    summary: lines,
    highlights: texts,
  }),
  awards: list({ title: prose, awarder: text, ...given }),
  certificates: list({ name: text, issuer: text, ...given, image: fact, status }),
  publications: list({ name: text, publisher: text, releaseDate: date, url: address, summary: lines }),
  skills: list({ name: text, level: prose, keywords: names }),
  languages: list({ language: text, fluency: prose }),
  interests: list({ name: text, summary: lines, keywords: names }),
  references: list({ reference: lines, name: text, url: address }),
  projects: list({
    name: text,
    entity: fact,
    type: prose,
    description: lines,
    url: address,
    roles: names,
    keywords: names,
    highlights: texts,
    ...span,
    status,
  }),
};

const details = group({
  label: prose,
  image: fact,
  email,
  phone: fact,
  url: address,
  summary: lines,
  location,
  profiles,
});
const basics = z.object({ name: text, ...details.shape }, 'a group of fields');

/**
 * JSON Resume 1.0.0 with our extensions: `work[].keywords`, `projects[].entity` and `status`. Every list of its
 * fields in this program comes from this schema.
 */
export const resumeSchema = z.object({ basics, ...z.object(lists).partial().shape });

/** The field of an entry in which the strict reading keeps dates that cannot be read. A file cannot state it. */
export const AS_WRITTEN = 'asWritten';

/** The strict reading keeps the texts of dates that cannot be read, and marks an entry whose end is one of them. */
type Unknown = { endUnknown?: boolean; [AS_WRITTEN]?: Readonly<Record<string, string>> };
type Lists = { [Section in keyof typeof lists]: (z.infer<(typeof lists)[Section]>[number] & Unknown)[] };

export type Work = Lists['work'][number];
export type ResumeProject = Lists['projects'][number];

/** A résumé after the reading. Each field is either valid or absent. */
export type Resume = { basics: z.infer<typeof basics> } & Partial<Lists>;

type Fields = Readonly<Record<string, z.ZodType>>;

/** The groups of the schema by section, with those within "basics". */
const SHAPES: Readonly<Record<string, Fields>> = {
  basics: basics.shape,
  'basics.location': location.shape,
  'basics.profiles': profiles.element.shape,
  ...Object.fromEntries(Object.entries(lists).map(([section, { element }]) => [section, element.shape])),
};

const about = (type: z.ZodType): About => {
  const inner = type instanceof z.ZodOptional ? (type.unwrap() as z.ZodType) : type;
  return (inner.meta() as About | undefined) ?? { kind: inner instanceof z.ZodArray ? 'groups' : 'group' };
};

/** The kinds of the fields of each section. */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = Object.fromEntries(
  Object.entries(SHAPES).map(([section, shape]) => [
    section,
    Object.fromEntries(Object.entries(shape).map(([field, type]) => [field, about(type).kind])),
  ]),
);

/** The field with the name of an entry, by section. */
export const MAIN_FIELD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lists).map(([section, { element }]) => [section, Object.keys(element.shape)[0] ?? 'name']),
);

const fieldsWith = (mark: 'fact' | 'prose'): string[] =>
  Object.values(SHAPES).flatMap((shape) =>
    Object.entries(shape).flatMap(([field, type]) => (about(type)[mark] ? [field] : [])),
  );

/** The fields that are not translated. */
export const FACT_FIELDS: readonly string[] = fieldsWith('fact');
/** The fields of prose. */
export const PROSE: readonly string[] = fieldsWith('prose');

/** Fields with metadata of the file. */
export const ABOUT_THE_FILE: readonly string[] = ['$schema', 'meta'];

/** The sections of the standard. */
export const SECTIONS: readonly string[] = ['basics', ...Object.keys(lists), 'meta'];

/** The normalized form of a name: `start_date` is `startdate`. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** The standard's names of sections by other names, normalized. */
export const OTHER_SECTIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(otherNames.sections).flatMap(([now, others]) =>
    others.split(' ').map((other) => [plainName(other), now] as const),
  ),
  ...Object.keys(MAIN_FIELD).map((name) => [plainName(name), name] as const),
]);

/** Networks by the names of fields that hold an account, with their usual spelling. */
export const NETWORKS: ReadonlyMap<string, string> = new Map(Object.entries(networks.names));

/** The usual spelling of a network's name. */
export const networkName = (network: string): string => NETWORKS.get(plainName(network)) ?? network;

/** The kinds of private values. `privacy.publish` lists those to publish. */
export const PRIVATE_KINDS = ['phone', 'address', 'birthDate'] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** Normalized names of fields that contain a start and an end. */
export const BOTH_DATES: ReadonlySet<string> = new Set(
  'date dates daterange timeperiod timespan period duration timeframe when years year'.split(' '),
);

/** A group of fields. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a text that is not blank. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const MARKDOWN_LINK = /\[([^[\]]+)\]\(https?:\/\/[^()\s]+\)/g;
/** An asterisk behind a letter is part of the name, such as a grade: "6A*, 2D*". */
const EMPHASIS = /(?<![\p{L}\p{N}*])(\*\*?)(\S(?:[^*]*\S)?)\1/gu;
const CODE = /(`+)([^`]+)\1/g;
/** Separators before or behind which nothing is said: "Owner – / –". */
const SEPARATORS_AT_END = /^(?:[-–—/|·]+\s+)+|(?<=[^\s,\-–—/|·])(?:[\s,]+[-–—/|·]+)+$/gu;

/** A name without the marks of code: "`Node.js`". */
export const withoutCode = (name: string): string => name.replaceAll(CODE, '$2');

/** A name without Markdown, the addresses of its links and without separators at its ends. */
export const plainNameOf = (name: string): string =>
  withoutCode(name)
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(EMPHASIS, '$2')
    .replaceAll(SEPARATORS_AT_END, '');
