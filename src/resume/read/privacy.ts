import { leavesOf } from './leaves';
import type { Path } from './problems';
import { FIELDS } from './resume-fields';

/** The kinds of private data. `portal.yaml` lists those to publish. */
export const PRIVATE_KINDS = [
  'phone',
  'address',
  'birthDate',
  'age',
  'gender',
  'maritalStatus',
  'nationality',
  'salary',
  'identity',
  'email',
  'note',
] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** An unpublished value with its path in the résumé. */
export type Withheld = { path: Path; kind: PrivateKind | 'hidden' };

/** Patterns of field names for each kind, in the languages of résumés. */
const NAMES: readonly (readonly [PrivateKind, RegExp])[] = [
  [
    'phone',
    /phone|mobile$|^mobile|telefon|^tel$|^telf?no?$|movil$|celular|^cell|handy|whatsapp|^fax|portable$/,
  ],
  [
    'birthDate',
    /birth|^dob$|nacimiento|nascimento|geburt|naissance|nascita|geboorte|urodz|рожден|народжен|出生|生日|生年月日|생년월일|^f(?:ec(?:ha)?)?(?:de)?nac$|^d(?:a?ta?)?(?:de)?nasc$|^date(?:de)?naiss$|^geb(?:dat(?:um)?|tag)?$/,
  ],
  [
    'address',
    /^(?:home|postal|street|mailing|private)?address(?:es|line\d?)?$|^street|direccion|endereco|^adresse$|anschrift|domicilio|postalcode|postcode|^zip(?:code)?$/,
  ],
  ['age', /^(?:age|edad|idade|alter|yearsold)$/],
  ['gender', /gender|^sex$|^sexo$|^genero$|geschlecht/],
  ['maritalStatus', /marital|civilstat|estadocivil|familienstand|spouse|^children$|^hijos$/],
  ['nationality', /nationalit|citizenship|nacionalidad|staatsangeh/],
  ['salary', /salary|salario|gehalt|^wages?$|compensation/],
  [
    'identity',
    /passport|^ssn$|socialsecurity|nationalid|^id(?:entity)?(?:card|number)|^(?:dni|nif|nie|cpf|rg|bsn|pesel)$|driv\w+licen[cs]enumber/,
  ],
  [
    'identity',
    /bankaccount|bankdetails|bankverbindung|^account(?:no|nr|number)$|^iban|iban$|^bic$|^swift(?:bic|code)$|^konto(?:nummer|nr)?$|sortcode|routingnumber|cuentabancaria/,
  ],
  [
    'identity',
    /^(?:my|company|eu)?(?:vat|tax|tva|iva|btw|mwst|gst)(?:id|in|no|nr|number|nummer|code|payerid|registration(?:number)?|identificationnumber)?$|taxid|taxnumber|^ust(?:id|idnr|nr)?$|^uid(?:nr|nummer)$|steuer(?:id|nr|nummer)|umsatzsteuer|partitaiva|^piva$|codicefiscale|numero(?:tva|iva)|^(?:kvk|chamberofcommerce|handelsregister|tin|cif|siret|siren|nip|cnpj|cuit|cuil|abn|ein|eori)(?:no|nr|number|nummer)?$/,
  ],
  ['email', /^e?mail(?:address)?s?$/],
];

/** Patterns of values. A phone number has at least nine digits and hardly anything else. */
const FORMS: readonly (readonly [PrivateKind, RegExp])[] = [
  ['identity', /^\d{3}-\d{2}-\d{4}$/],
  ['phone', /^(?=(?:\D*\d){9,15}\D*$)(?:\+|00|\()?[\d\s()./-]+$/],
  ['email', /^mailto:|^[^\s@]+@[^\s@]+\.[^\s@]+$/i],
];

/** An account number of a bank, also in groups of four. Its check digits distinguish it from other numbers. */
const IBAN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g;

function isIban(written: string): boolean {
  const text = written.replaceAll(' ', '');
  const digits = [...text.slice(4), ...text.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return text.length >= 15 && text.length <= 34 && BigInt(digits) % 97n === 1n;
}

const hasIban = (text: string): boolean => (text.match(IBAN) ?? []).some(isIban);

/** Names of numbers of pages and books, which look like phone numbers. */
const PRINTED = /^(?:pages?|pagerange|pp|is[bs]n(?:1[03])?|eissn|doi)$/;

/** Whether a number is one of pages or books. In publications, only a phone number begins with "+". */
const isPrinted = (path: Path, text: string): boolean =>
  PRINTED.test(plain(String(path.findLast((step) => typeof step === 'string') ?? ''))) ||
  (path[0] === 'publications' && !text.startsWith('+'));

/** A phone number inside of a longer text: `Dublin | +353 20 912 3456`. */
const PHONE_WITHIN = /(?:\+|\b00)\d[\d\s()./-]{7,}\d/;

/** Sections whose names were made invalid to disable them: `workx`, `workhh`. */
const DISABLED_SECTION = new RegExp(
  String.raw`^(?:${Object.keys(FIELDS)
    .filter((name) => !name.includes('.'))
    .join('|')})([a-rt-z])\1{0,2}$`,
);

/** The names of notes and disabled fields: `_todo`, `label_disabled`. */
export const isNote = (key: string): boolean =>
  /^$|^[_-]|^\$(?!schema$)|[_-](?:disabled|hidden|old|bak|draft|todo)$/i.test(key) ||
  DISABLED_SECTION.test(key);

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');

/** The standard's fields that a reader of a career does not need. */
const STANDARD: Readonly<Record<string, PrivateKind>> = {
  'basics.phone': 'phone',
  'basics.location.address': 'address',
  'basics.location.postalCode': 'address',
};

/** Whether the standard or the reader defines a field. The owner means to publish these. */
function isKnown(path: Path): boolean {
  const names = path.filter((step) => typeof step === 'string');
  const section = names.slice(0, -1).join('.');
  return Object.hasOwn(FIELDS[section] ?? {}, String(names.at(-1)));
}

/** The kind of private data at a path; null for public data. */
export function privateKindOf(path: Path, value: unknown): PrivateKind | null {
  const names = path.filter((step) => typeof step === 'string');
  if (names.some((name) => isNote(String(name)))) return 'note';
  const text = typeof value === 'object' ? '' : String(value).trim();
  const standard = STANDARD[names.join('.')];
  if (standard) return standard;
  // A reference is another person, who did not publish their number.
  const isBeside = names.join('.').startsWith('basics.location') || names[0] === 'references';
  if (isBeside && PHONE_WITHIN.test(text)) return 'phone';
  const [form = null] = FORMS.find(([, pattern]) => pattern.test(text)) ?? [];
  if (names[0] === 'references' && form !== null) return form;
  if (path[0] === 'meta' || path[0] === '$schema' || isKnown(path)) return null;
  // A group with such a name contains nothing else.
  const byName = names.slice(path[0] === 'basics' ? 1 : 0).flatMap((name) => {
    const found = NAMES.find(([, pattern]) => pattern.test(plain(name)));
    return found ? [found[0]] : [];
  });
  if (byName[0]) return byName[0];
  if (hasIban(text)) return 'identity';
  return form === 'phone' && isPrinted(path, text) ? null : form;
}

type Group = Record<string, unknown>;

/** Short names of fields. */
const SHORT_PATHS: Readonly<Record<string, string>> = {
  email: 'basics.email',
  phone: 'basics.phone',
  photo: 'basics.image',
  picture: 'basics.image',
  location: 'basics.location',
  profiles: 'basics.profiles',
};

/** A portal needs a name. */
const NEVER_HIDDEN = new Set(['basics', 'basics.name']);

/** `work[].highlights` as steps. Null stands for every entry of a list. */
const stepsOf = (path: string): (string | number | null)[] =>
  (SHORT_PATHS[path] ?? path).split('.').flatMap((part) => {
    const [, name = '', indices = ''] = /^([^[]*)((?:\[\d*\])*)$/.exec(part) ?? [];
    const steps = [...indices.matchAll(/\[(\d*)\]/g)].map(([, index]) => (index ? Number(index) : null));
    return [name, ...steps];
  });

/**
 * Whether a path matches a pattern. The brackets of lists are optional: `work.highlights` is
 * `work[].highlights`.
 */
function matches(steps: readonly (string | number | null)[], path: Path): boolean {
  const [step, ...further] = steps;
  const [key, ...rest] = path;
  if (step === undefined) return path.length === 0;
  if (key === undefined) return false;
  if (typeof key === 'number' && typeof step === 'string') return matches(steps, rest);
  return (step === null ? typeof key === 'number' : step === key) && matches(further, rest);
}

/**
 * Removes the fields that the owner hides.
 * @param hidden paths such as `work[].highlights`
 * @param warnUnused is called with each path that matches nothing or cannot be hidden
 */
export function hide<Resume extends object>(
  resume: Resume,
  hidden: readonly string[],
  warnUnused: (index: number, message: string) => void,
): { resume: Resume; withheld: Withheld[] } {
  const withheld: Withheld[] = [];
  const found = new Set<number>();
  const patterns = hidden.map((path) => (NEVER_HIDDEN.has(path) || path === 'name' ? [] : stepsOf(path)));
  const publicPart = (value: unknown, path: Path): unknown => {
    const at = patterns.findIndex((steps) => steps.length > 0 && matches(steps, path));
    if (at >= 0) {
      found.add(at);
      withheld.push({ path, kind: 'hidden' });
      // An empty entry keeps the indexes of the following ones.
      return typeof path.at(-1) === 'number' && typeof value === 'object' ? {} : undefined;
    }
    if (Array.isArray(value))
      return value
        .map((item: unknown, index) => publicPart(item, [...path, index]))
        .filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value as Group).map(
      ([key, field]) => [key, publicPart(field, [...path, key])] as const,
    );
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  };
  const open = publicPart(resume, []) as Resume;
  patterns.forEach((steps, index) => {
    if (steps.length === 0) warnUnused(index, 'a portal needs the owner’s name; it is published.');
    else if (!found.has(index))
      warnUnused(
        index,
        'nothing stands at this path in the résumé, so nothing was hidden; write it as work[].highlights.',
      );
  });
  return { resume: open, withheld };
}

/**
 * Removes private data, unless the owner publishes it.
 * @returns the rest of the résumé, and the removed values
 */
export function withhold<Resume extends object>(
  resume: Resume,
  publish: readonly PrivateKind[],
): { resume: Resume; withheld: Withheld[] } {
  const withheld: Withheld[] = [];
  const open = leavesOf(resume, (path, value) => {
    const kind = privateKindOf(path, value);
    if (kind === null || publish.includes(kind)) return true;
    withheld.push({ path, kind });
    return false;
  });
  return { resume: open as Resume, withheld };
}
