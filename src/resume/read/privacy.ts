import { didYouMean, UNPUBLISHED, type Warn } from '../standard/problems';
import type { Path } from '../standard/path';
import { AS_WRITTEN, FIELDS, isGroup, PRIVATE_KINDS, type PrivateKind } from '../standard/resume';

/** An unpublished value with its path in the résumé. */
export type Withheld = { path: Path; kind: PrivateKind | 'note' | 'field' | 'hidden' };

/** Short names of fields. */
const SHORT_PATHS: Readonly<Record<string, string>> = {
  email: 'basics.email',
  phone: 'basics.phone',
  photo: 'basics.image',
  picture: 'basics.image',
  location: 'basics.location',
  profiles: 'basics.profiles',
};

type Steps = readonly (string | number | null)[];

/** `work[].highlights` as steps. Null stands for every entry of a list. */
export const stepsOf = (path: string): Steps =>
  (SHORT_PATHS[path] ?? path).split('.').flatMap((part) => {
    const [, name = '', indices = ''] = /^([^[]*)((?:\[\d*\])*)$/.exec(part) ?? [];
    const steps = [...indices.matchAll(/\[(\d*)\]/g)].map(([, index]) => (index ? Number(index) : null));
    return [name, ...steps];
  });

/**
 * Whether a path matches a pattern. The brackets of lists are optional: `work.highlights` is
 * `work[].highlights`.
 */
function matches(steps: Steps, path: Path): boolean {
  const [step, ...further] = steps;
  const [key, ...rest] = path;
  if (step === undefined) return path.length === 0;
  if (key === undefined) return false;
  if (typeof key === 'number' && typeof step === 'string') return matches(steps, rest);
  return (step === null ? typeof key === 'number' : step === key) && matches(further, rest);
}

/** Paths that an owner names, and the indexes of those that match nothing. */
function namedPaths(paths: readonly string[]) {
  const patterns = paths.map(stepsOf);
  const unused = new Set(patterns.keys());
  const has = (path: Path): boolean => {
    const at = patterns.findIndex((steps) => matches(steps, path));
    return at >= 0 && (unused.delete(at), true);
  };
  return { has, unused };
}

const isPrivate = (kind: Withheld['kind'] | null): kind is PrivateKind =>
  (PRIVATE_KINDS as readonly (string | null)[]).includes(kind);

/** The standard's own fields that a reader of a career does not need. */
const STANDARD: Readonly<Record<string, PrivateKind>> = {
  'basics.phone': 'phone',
  'basics.location.address': 'address',
  'basics.location.postalCode': 'address',
};

/** The names under which people write these values, without spaces and accents. */
const LABELS: Readonly<Record<PrivateKind, string>> = {
  phone:
    'phone telephone tel mobile cell fax phonenumber mobilephone telefon telefono telefone handy mobil movil celular telemovel portable',
  address:
    'address street postalcode postcode zip homeaddress adresse anschrift strasse direccion endereco morada',
  birthDate:
    'dob birthday birthdate dateofbirth born geboren geburtsdatum geburtstag nacimiento fechadenacimiento nascimento datadenascimento datedenaissance',
};
const KIND_OF_LABEL = new Map(
  PRIVATE_KINDS.flatMap((kind) => LABELS[kind].split(' ').map((label) => [label, kind] as const)),
);

/** The kind of private value that a label announces. */
const kindOfLabel = (label: string): PrivateKind | null =>
  KIND_OF_LABEL.get(
    label
      .normalize('NFD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss'),
  ) ?? null;

/** Networks whose accounts are phone numbers. */
const MESSENGERS = /^(?:whatsapp|signal|imessage|facetime|telegram|viber|sms)/i;
/** The beginnings of links that call or write to a number. */
const PHONE_LINK =
  /^(?:(?:tel|sms(?:to)?|callto|facetime[-\w]*|whatsapp|viber):|https?:\/\/(?:(?:wa|t|signal)\.me|\w+\.whatsapp\.com)\/)/i;
const DIGITS = /\d(?:[\s()./-]*\d){6,14}/;
/** A number with its country, or in groups: no year, identifier or count has this form. */
const PHONE = /^(?:\+|00[1-9]|\()[\d\s()./-]+$/;

const isPhoneLink = (text: string): boolean => PHONE_LINK.test(text) && DIGITS.test(text);
const isPhone = (text: string): boolean => (PHONE.test(text) && DIGITS.test(text)) || isPhoneLink(text);

/** Whether a profile is a phone number: by its form, or of a network whose accounts are numbers. */
function isPhoneProfile({ network, username, url }: Readonly<Record<string, unknown>>): boolean {
  const named = MESSENGERS.test(String(network)) || kindOfLabel(String(network)) === 'phone';
  return [username, url].some(
    (text) =>
      typeof text === 'string' && (isPhone(text.trim()) || (named && /^[\d\s()./+-]{5,}$/.test(text.trim()))),
  );
}

/** Words in the names of fields that their owner keeps at the desk: `_todo`, `internalNotes`, `draft`. */
const DESK = /^(?:notes?|private|drafts?|todos?|internal|disabled|hidden|old|bak)$/i;

/** Whether a name is one of the owner's desk, which nobody else needs. */
const isNote = (key: string): boolean =>
  /^(?:$|[_$#-]|\/\/)/.test(key) ||
  (key.match(/\p{Lu}?[\p{Ll}\d]+|\p{L}+/gu) ?? []).some((word) => DESK.test(word));

const STATED = new Set(['education', 'certificates']);

/** The fields of `meta` in the standard, and the language of the texts. */
const META = new Set(['canonical', 'version', 'lastModified', 'language']);

/** Whether the standard or one of our extensions defines a field. Below such a field, all are defined. */
function isDefined(names: readonly string[], value: unknown): boolean {
  const [section = '', key = ''] = names;
  if (section === '$schema' || names.length < 2) return true;
  if (section === 'meta') return META.has(key);
  const name = names.at(-1) ?? '';
  const fields = FIELDS[names.slice(0, -1).join('.')];
  // A state says whether a study or a certificate is completed.
  const isState = STATED.has(section) && (name === 'status' || typeof value === 'boolean');
  return (
    fields === undefined ||
    Object.hasOwn(fields, name) ||
    isState ||
    name === 'endUnknown' ||
    name === AS_WRITTEN
  );
}

const isOwnSection = (section: string): boolean =>
  !Object.hasOwn(FIELDS, section) && section !== 'meta' && section !== '$schema';

/** The reason not to publish a value; null for public ones. */
function privateKindOf(path: Path, value: unknown): Withheld['kind'] | null {
  const names = path.filter((step): step is string => typeof step === 'string');
  const [section] = names;
  if (section === undefined) return null;
  const key = path.at(-1);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const standard = STANDARD[names.join('.')];
  if (standard) return standard;
  if (isOwnSection(section)) {
    if (typeof key === 'string' && isNote(key)) return 'note';
    // Only lists of entries are sections.
    if (path.length === 1 && !(Array.isArray(value) && value.some(isGroup))) return 'field';
    const kind = typeof key === 'string' && names.length > 1 && text !== '' ? kindOfLabel(key) : null;
    return kind ?? (isPhone(text) ? 'phone' : null);
  }
  // The standard leaves `meta` to the settings of tools, which tell a visitor nothing.
  if (typeof key === 'string' && !isDefined(names, value))
    return isNote(key) || section === 'meta' ? 'note' : (kindOfLabel(key) ?? 'field');
  if (names.join('.') === 'basics.profiles' && isGroup(value) && isPhoneProfile(value)) return 'phone';
  return isPhone(text) ||
    (section === 'basics' && names[1] === 'location' && /\+\d[\d\s()./-]{7,}\d/.test(text))
    ? 'phone'
    : null;
}

/** A label with its value inside of a text: "Tel.: 030/1234", "DOB: 1815-12-10". */
const LABELLED = /(\p{L}[\p{L} -]{1,24}?)\.?\s?[:：.]\s*(?=([^\n]{1,60}))/gu;
const PHONE_WITHIN = /(?:\+|\b00)\d[\d\s()./-]{7,}\d/;
const IS_VALUE: Readonly<Record<PrivateKind, RegExp>> = {
  phone: /^\+?[\d(][\d\s()./-]{4,}/,
  address: /^[^.;]*\d/,
  birthDate: /^[^.;]{0,12}\d/,
};

/** The kind of private value that stands with its label inside of a text. */
export function kindWithin(text: string): PrivateKind | null {
  for (const [, label = '', value = ''] of text.matchAll(LABELLED)) {
    const words = label.split(/[\s-]+/);
    const kinds = words.map((_, at) => kindOfLabel(words.slice(at).join('')));
    const kind = kinds.find((one) => one !== null);
    if (kind && IS_VALUE[kind].test(value)) return kind;
  }
  return PHONE_WITHIN.test(text) ? 'phone' : null;
}

export const PRIVATE_NAMES = {
  phone: 'a phone number',
  address: 'an address',
  birthDate: 'a date of birth',
} as const;

/** An address of the web without the name and the password of an account. */
function withoutUser(text: string, path: Path, warn: Warn): string {
  if (!/^https?:\/\/[^/?#\s]*@/i.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  url.username = '';
  url.password = '';
  warn(path, 'the address holds the name or the password of an account; it was left out of it.', {
    kind: 'user in an address',
  });
  return url.href;
}

/** The line of `portal.yaml` that publishes a field. */
const lineToPublish = (field: string): string =>
  `publish: [${/^[\w.]+$/.test(field) ? field : `'${field.replaceAll("'", "''")}'`}]`;

/** A portal needs a name. */
const NEVER_HIDDEN: ReadonlySet<string> = new Set(['name', 'basics', 'basics.name']);

/**
 * Removes what is not to be published: what the owner hides, private values, and all fields that neither the standard
 * nor our extensions define, unless the owner publishes them.
 * @param hidden paths such as `work[].highlights`
 * @param kinds the kinds of private values to publish
 * @param fields the paths of further fields to publish, such as `work.teamSize`; null publishes everything
 * @param warnOfPortal warns about a setting that has no effect
 * @returns the rest of the résumé, the removed values, and the private values that are published
 */
export function withhold<Resume extends object>(
  resume: Resume,
  {
    hidden = [],
    kinds = [],
    fields = [],
  }: { hidden?: readonly string[]; kinds?: readonly PrivateKind[]; fields?: readonly string[] | null },
  warn: Warn,
  warnOfPortal: (path: Path, message: string) => void,
): { resume: Resume; withheld: Withheld[]; published: Withheld[] } {
  const withheld: Withheld[] = [];
  const published: Withheld[] = [];
  if (fields === null) return { resume, withheld, published };
  const isUnseen = namedPaths(hidden.map((path) => (NEVER_HIDDEN.has(path) ? '' : path)));
  const isNamed = namedPaths(fields);
  const leave = (path: Path, kind: Withheld['kind']): void => {
    const names = path.filter((step) => typeof step === 'string');
    if (kind === 'field')
      warn(
        path,
        `no field of JSON Resume, so it is not published${didYouMean(names.at(-1) ?? '', Object.keys(FIELDS[names.slice(0, -1).join('.')] ?? {})).replace('?', '?;') || ';'} to publish it, write "${lineToPublish(names.join('.'))}" into portal.yaml.`,
        { weight: 'missing', kind: UNPUBLISHED + names.join('.') },
      );
    else withheld.push({ path, kind });
  };
  const publicPart = (value: unknown, path: Path, isOpen: boolean): unknown => {
    // Tags only assign entries to tailored résumés.
    if (path.length === 3 && path[2] === 'tags') return undefined;
    // A date that cannot be read is kept one level below its entry, under the name of its field.
    const named = path.filter((step) => step !== AS_WRITTEN);
    const isHidden = isUnseen.has(named);
    const isNamedHere = isNamed.has(path);
    const kind = isHidden ? 'hidden' : isOpen || isNamedHere ? null : privateKindOf(path, value);
    if (isPrivate(kind) && kinds.includes(kind)) published.push({ path, kind });
    else if (kind !== null) {
      leave(isHidden ? named : path, kind);
      // An empty entry keeps the indexes of the following ones.
      return typeof path.at(-1) === 'number' && isGroup(value) ? {} : undefined;
    }
    const part = (inner: unknown, key: string | number) =>
      publicPart(inner, [...path, key], isOpen || isNamedHere);
    if (Array.isArray(value)) return value.map(part).filter((item) => item !== undefined);
    if (isGroup(value)) {
      const parts = Object.entries(value).map(([key, field]) => [key, part(field, key)] as const);
      const rest = parts.filter(([, field]) => field !== undefined);
      // A group without published fields is left out, too.
      const isEmptied = rest.length === 0 && parts.length > 0 && typeof path.at(-1) === 'string';
      return isEmptied ? undefined : Object.fromEntries(rest);
    }
    if (typeof value !== 'string') return value;
    const within = isOpen || isNamedHere || kind !== null ? null : kindWithin(value);
    if (within !== null && !kinds.includes(within))
      warn(
        path,
        `${PRIVATE_NAMES[within]} stands in this text and is published; remove it if nobody should read it.`,
      );
    return withoutUser(value, path, warn);
  };
  const open = publicPart(resume, [], false) as Resume;
  for (const at of isUnseen.unused)
    warnOfPortal(
      ['privacy', 'hide', at],
      NEVER_HIDDEN.has(hidden[at] ?? '')
        ? 'a portal needs the owner’s name; it is published.'
        : 'nothing stands at this path in the résumé, so nothing was hidden; write it as work[].highlights.',
    );
  for (const at of isNamed.unused)
    warnOfPortal(['publish', at], 'nothing stands at this path in the résumé; write it as work.teamSize.');
  return { resume: open, withheld, published };
}
