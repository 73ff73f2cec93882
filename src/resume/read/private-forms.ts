import { isStreetName } from '../tidy/location-fields';
import { isPhoneName, kindOfName, plain, type PrivateKind } from './private-names';

/** A phone number has at least nine digits and hardly anything else. */
const PHONE = /^(?=(?:\D*\d){9,15}\D*$)(?:\+|00|\()?[\d\s()./-]+$/;
/** With a label, a shorter number is one of a phone, too. */
const SHORT_PHONE = /^(?=(?:\D*\d){5,15}\D*$)[+\d\s()./-]+$/;
/** A number with years instead: `2015 - 2019`, `12/10/1815`. */
const YEARS =
  /^(?:\d{1,2}[./-]){0,2}(?:1[89]|20)\d\d(?:[\s./-]+(?:\d{1,2}[./-]){0,2}(?:(?:1[89]|20)\d\d|\d{1,2}))*$/;
/** A note behind a number: `(mobile)`, `ext. 5`. */
const AFTER_PHONE = /[\s,;]*(?:\([\p{L}\s/]+\)|(?:ext(?:ension)?|x|ramal)\b\.?:?\s*\d{1,6})$/iu;
/** The beginnings of links that call or write to a number. */
const PHONE_LINKS = [
  String.raw`(?:tel|sms|smsto|callto|facetime(?:-audio)?):(?:\/\/)?`,
  String.raw`(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|t\.me\/\+|signal\.me\/#p\/)`,
  // The number is one of several parameters.
  String.raw`(?:whatsapp:\/\/|(?:https?:\/\/)?(?:\w+\.)?whatsapp\.com\/)send\/?\?(?:\S*&)?phone=`,
  String.raw`viber:\/\/\w+\/?\?(?:\S*&)?number=`,
];
const PHONE_LINK = new RegExp(String.raw`^(?:${PHONE_LINKS.join('|')})(?:\+|%2B)?[\d\s()./-]{5,}`, 'i');

export const isPhoneLink = (text: string): boolean => PHONE_LINK.test(text);

const LONGEST_NUMBERS = 100;

const isPhone = (text: string, form: RegExp): boolean =>
  text.length <= LONGEST_NUMBERS &&
  !YEARS.test(text) &&
  text
    .split(/\s*[;,|]\s*(?=[+\d(])|\s+(?:or|\/)\s+/)
    .every((number) => form.test(number.replace(AFTER_PHONE, '').trim()));

/** Whether a text is a number that can be called, however short. */
export const isShortPhone = (text: string): boolean => isPhoneLink(text) || isPhone(text, SHORT_PHONE);

const hasWords = (text: string, most: number): boolean => text.split(/\s+/).length <= most;

/** Words for a marital status, and for children behind their number, which files also call a "status". */
const MARITAL = [
  /(?<!\p{L})(?:(?:un)?married|divorced|widowed|engaged to|civil partnership|(?:un)?verheiratet|geschieden|verwitwet|casad[oa]|solter[oa]|solteir[oa]|divorciad[oa]|viúv[oa]|viud[oa]|mariée?|célibataire|divorcée?|pacsée?)(?!\p{L})|\p{L}partnerschaft(?!\p{L})/iu,
  /^(?:single|ledig|engaged)\s*(?:$|,)/i,
  /(?:\d|(?<!\p{L})(?:no|with|one|two|three|keine?|sin|con|sem|com|sans|avec))\s+(?:children|kids?|kind(?:er)?|hij[oa]s?|filh[oa]s?|enfants?)(?!\p{L})/iu,
];

/** Whether a field with this name and text states a marital status. */
export const isMaritalStatus = (name: string, text: string): boolean =>
  /^(?:personal)?status$/.test(plain(name)) && hasWords(text, 8) && MARITAL.some((form) => form.test(text));

/** Whether a text is such a value. A label alone may name a subject: "Gender: a history of looms". */
const VALUES: Readonly<Record<PrivateKind, (text: string) => boolean>> = {
  phone: isShortPhone,
  // A script without spaces has no comma either.
  address: (text) => text.length <= 120 && /[\d,]|[^\p{Script=Latin}\P{L}]/u.test(text),
  birthDate: (text) => /\d/.test(text) && hasWords(text, 6),
  age: (text) => /\d/.test(text) && hasWords(text, 3),
  gender: (text) => hasWords(text, 2),
  maritalStatus: (text) => hasWords(text, 4),
  nationality: (text) => hasWords(text, 5),
  salary: (text) => /\d/.test(text) && hasWords(text, 8),
  identity: (text) => /\d.*\d.*\d.*\d/.test(text) && hasWords(text, 8),
  // Addresses have a form of their own.
  email: () => false,
  note: () => false,
};

/** The kind of private data that a field or a label of this name announces, if the text is such a value. */
export function kindOfLabelled(label: string, text: string): PrivateKind | null {
  const kind = kindOfName(label);
  return kind !== null && VALUES[kind](text) ? kind : null;
}

const LABEL_AND_VALUE = /^(\p{L}[\p{L}\s./'’-]{0,29}?)\s*[:：]\s*(\S.*)$/u;
const LABEL_AND_NUMBER = /^(\p{L}[\p{L}\s./'’-]{0,29}?)[\s.]*(?=[+(\d])(.*)$/u;

/** Abbreviations before a number. "M" and "T" stand for a mobile and a telephone. */
const SHORT_LABEL = /^(?:[TMPH]|mob|ph)$/i;

/** The kind of private data in a text with its label: "Phone: +351 912 345 678". */
function kindOfLabelledText(text: string): PrivateKind | null {
  const [, label = '', value = ''] = LABEL_AND_VALUE.exec(text) ?? LABEL_AND_NUMBER.exec(text) ?? [];
  if (SHORT_LABEL.test(label) && isPhone(value, PHONE)) return 'phone';
  const kind = kindOfLabelled(label, value);
  return kind === 'phone' || text.includes(':') || text.includes('：') ? kind : null;
}

/** The kind of private data that a text alone is. */
export function kindOfForm(text: string): PrivateKind | null {
  if (/^\d{3}-\d{2}-\d{4}$/.test(text)) return 'identity';
  if (isPhone(text, PHONE) || isPhoneLink(text)) return 'phone';
  if (/^mailto:|^[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(text)) return 'email';
  return kindOfLabelledText(text);
}

/** An account number of a bank, also in groups of four. Its check digits distinguish it from other numbers. */
const IBAN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g;

function isIban(written: string): boolean {
  const text = written.replaceAll(' ', '');
  const digits = [...text.slice(4), ...text.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return text.length >= 15 && text.length <= 34 && BigInt(digits) % 97n === 1n;
}

export const hasIban = (text: string): boolean => (text.match(IBAN) ?? []).some(isIban);

/** A phone number behind its "+" or "00", inside of a longer text: `Dublin | +353 20 912 3456`. */
const NUMBER_WITHIN = String.raw`\d[\d\s()./-]{7,}\d`;
const PHONE_WITHIN = new RegExp(String.raw`(?:\+|\b00)${NUMBER_WITHIN}`);
const FOREIGN_PHONE = new RegExp(String.raw`\+${NUMBER_WITHIN}`);

export const hasPhone = (text: string): boolean => PHONE_WITHIN.test(text);

/** A sign between a place and what else people write beside it. */
const BETWEEN = /(\s*[|｜;,·•\n]\s*|\s[-–—/]\s)/u;
/** A permission to work, whose number is none of a house: "Stamp 1G". */
const PERMIT = /(?<!\p{L})(?:stamp|visa)\s\d{1,3}\p{Lu}?(?![\p{L}\p{N}])/giu;
/** The last words of a text, with the signs behind them. */
const LAST_WORDS = /(?<!\p{L})(\p{L}+[\s.-]+\p{L}+)[^\p{L}\p{N})）\]]*$/u;
const LAST_WORD = /(?<!\p{L})(\p{L}+)[^\p{L}\p{N})）\]]*$/u;

/** A word before a colon, in any language. */
const BEFORE_COLON = /(?<!\p{L})\p{L}+\s*[:：]\s*$/u;

/** A text before a phone number without the labels of the number and the signs before it. */
function withoutLabel(text: string): string {
  const label =
    BEFORE_COLON.exec(text) ??
    [LAST_WORDS, LAST_WORD]
      .map((form) => form.exec(text))
      .find((found) => found && (isPhoneName(found[1] ?? '') || SHORT_LABEL.test(found[1] ?? '')));
  return label ? withoutLabel(text.slice(0, label.index)) : text.replace(/[^\p{L}\p{N})）\]]+$/u, '');
}

const countOf = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/**
 * A place without the phone numbers beside it, their labels, and the sign before each.
 * @returns null if nothing with letters is left, or if it may contain more than a place: a digit may be one of
 *   another number, of a house or of a postal code
 */
export function withoutPhone(text: string): string | null {
  const pieces = text.split(BETWEEN);
  const parts = pieces.flatMap((part, at) => {
    if (at % 2 === 1) return [];
    const number = kindOfForm(part) === 'phone' ? part : (/\s\+\d.*$/.exec(part)?.[0] ?? '');
    const isNumber = kindOfForm(number.trim()) === 'phone';
    return [
      { before: pieces[at - 1] ?? '', rest: isNumber ? part.slice(0, -number.length) : part, isNumber },
    ];
  });
  const kept = parts
    .map(({ before, rest, isNumber }, at) => {
      const isLabelled = isNumber || (parts[at + 1]?.isNumber === true && parts[at + 1]?.rest === '');
      return { before, rest: isLabelled ? withoutLabel(rest) : rest };
    })
    .filter(({ rest }) => rest.trim() !== '');
  const left = kept.map(({ before, rest }, at) => (at === 0 ? rest : before + rest)).join('');
  const isPlace =
    /\p{L}/u.test(left) &&
    !/[\p{N}@]/u.test(left.replaceAll(PERMIT, '')) &&
    countOf(left, /[([（［]/g) === countOf(left, /[)\]）］]/g) &&
    !kept.some(({ rest }) => isStreetName(rest.trim()));
  return isPlace ? left.trim() : null;
}

/** Whether a text contains a number with "+". Identifiers such as an ORCID begin with zeros, too. */
export const hasForeignPhone = (text: string): boolean => FOREIGN_PHONE.test(text);

/** The same beside other words: no "Bac+5 (2015-2020)" and no "+1.000.000 users". */
export const isPhoneOfOther = (text: string): boolean =>
  hasForeignPhone(text) &&
  !/[\p{L}\d]\s?\+/u.test(text) &&
  !/(?:19|20)\d\d\s?[-–/]\s?(?:19|20)?\d\d/.test(text) &&
  !/\+\d{1,3}(?:[.,\s]000)+(?!\d)/.test(text);

type Group = Readonly<Record<string, unknown>>;

/** Fields that name what stands beside them, and fields with a value that another one names. */
const LABELS = ['network', 'label', 'type', 'kind', 'key', 'field'];
const VALUE_FIELDS = new Set(['value', 'text', 'content', 'data', 'url', 'username', 'number']);
/** Names of entries. They are labels only of a single value. */
const TITLES = ['title', 'name'];

/** The field of a group that names the value of another one. */
function labelIn(group: Group): string | undefined {
  const keys = Object.keys(group);
  const isPair = keys.length === 2 && keys.some((key) => VALUE_FIELDS.has(key));
  return [...LABELS, ...(isPair ? TITLES : [])].find((key) => typeof group[key] === 'string');
}

/** The kind of private data in a group of a label and a value: `{ label: "Phone", value: "+351 …" }`. */
export function kindOfPair(group: Group): PrivateKind | null {
  const label = labelIn(group);
  if (label === undefined) return null;
  const found = Object.entries(group).flatMap(([key, value]) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    if (!VALUE_FIELDS.has(key) || !isText) return [];
    const kind = kindOfLabelled(String(group[label]), String(value).trim());
    // An address of a page may contain any number.
    return kind === null || (key === 'url' && kind !== 'phone') ? [] : [kind];
  });
  return found[0] ?? null;
}

/** Whether a profile is a phone number, and no account of a network whose name resembles a private word. */
export const isPhoneProfile = (profile: Group): boolean =>
  typeof profile['network'] === 'string' &&
  isPhoneName(profile['network']) &&
  kindOfPair(profile) === 'phone';
