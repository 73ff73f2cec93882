/** Degrees from 1 (vocational) to 4 (doctorate). */
const DEGREES: readonly (readonly [level: number, form: RegExp])[] = [
  [4, /\bph\.?\s?d\b|doctorate|doctoral degree|doctorado|doutoramento|doutorado/i],
  [
    3,
    /(?<!scrum\s)(?<!\p{L})master(?:['’]?s)?\s+(?:degree|of|in)\b|(?<!\p{L})master['’]s|\bM\.?Sc\b|\bMBA\b|(?<!\p{L})máster(?!\p{L})|mestrado|maestr[ií]a/iu,
  ],
  [
    2,
    /bachelor|\bB\.?Sc\b|\bB\.?Eng\b|undergraduate degree|licenciatura|grado (?:universitario|en)|titulaci[oó]n (?:universitaria|superior|en)|estudios superiores|diplomatura|ingenier[ií]a (?:superior|t[eé]cnica)|estudios universitarios|carrera universitaria|gradua[cç][aã]o|bacharel|(?:ensino|curso|forma[cç][aã]o) superior/i,
  ],
  [1, /associate degree|formaci[oó]n profesional|ciclo formativo|ensino t[eé]cnico|curso t[eé]cnico/i],
];

/** A degree of any level, which is at least a bachelor's. */
const ANY_DEGREE = /(?:university|college|engineering) degree|\bdegree in\b/i;
const BACHELOR = 2;

/** The lowest degree in a text, or null. */
export function degreeLevel(text: string): number | null {
  const levels = DEGREES.flatMap(([level, form]) => (form.test(text) ? [level] : []));
  if (levels.length === 0) return ANY_DEGREE.test(text) ? BACHELOR : null;
  return Math.min(...levels);
}

/** Fields of study with the stems of their names in the three languages, without accents. */
const FIELDS: readonly (readonly [field: string, form: RegExp])[] = [
  ['computing', /\b(?:comput|informatic|software|inteligencia artificial|sistemas)/],
  ['engineering', /\b(?:engineer|ingenier|engenhar)/],
  ['telecommunications', /\btelecom/],
  ['business', /\b(?:business|administra|empresa|gest(?:ion|ao)|management|mba)/],
  ['economics', /\b(?:econom|financ|finan[zc])/],
  ['mathematics', /\b(?:math|matemat|statist|estadist|estatist)/],
  ['science', /\b(?:physic|fisica|chemi|quimica|biolog)/],
  ['health', /\b(?:nurs|enferm|medic)/],
  ['design', /\b(?:design|diseno)/],
  ['law', /\b(?:law|derecho|direito)\b/],
];

/** The field of study in a sentence that names a degree. It is not a required skill. */
const STUDIED =
  /(?<!\p{L})(?:bachelor|master|degree|doctorate|ph\.?d|[bm]\.?sc|licenciatura|grado|titulaci[oó]n|doctorado|doutora(?:mento|do)|mestrado|m[aá]ster|maestr[ií]a|gradua[cç][aã]o|bacharelado|(?:ensino|curso|forma[cç][aã]o) superior)(?:['’]?s)?(?: (?:degree|universitari[oa]|superior|completa))* (?:of|in|en|em|de) [^,;.()\n]*|\p{L}+ degree(?!\p{L})/giu;

/** A sentence without its fields of study. */
export const withoutStudies = (sentence: string): string =>
  sentence.replaceAll(STUDIED, (found) => found.replace(/^.*?(?= (?:with|plus|con|com) )|^.*$/u, ''));

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The fields of study in a text. */
export const fieldsIn = (text: string): string[] =>
  FIELDS.flatMap(([field, form]) => (form.test(plain(text)) ? [field] : []));

/** The level of a language: 1–6 for A1–C2; 0 if it is not stated. */
export function languageLevel(text: string): number {
  const [, band = '', step = ''] = /\b([ABC])([12])\b/.exec(text) ?? [];
  if (band) return 'ABC'.indexOf(band) * 2 + Number(step);
  const words = plain(text);
  if (/nativ|biling|materna|mother tongue/.test(words)) return 6;
  if (/limited working/.test(words)) return 3;
  if (/upper[- ]intermediate|intermedio[- ]alto|intermediario avancado|professional working/.test(words))
    return 4;
  if (/fluen|fluid|advanced|avanzad|avancad|full professional|excellent|excelente/.test(words)) return 5;
  if (/profesional|profissional|good|strong|alto|buen|bom|high level|proficien/.test(words)) return 4;
  if (/intermedi|conversational/.test(words)) return 3;
  return /basic|elementar|elemental|beginner/.test(words) ? 2 : 0;
}

const CODES =
  'en es pt fr de it ca eu gl nl pl sv da no nb fi ru uk zh ja ko ar he hi tr cs el ro hu bg sk sl hr sr lt lv et id ms vi th fa ur bn ta ga'.split(
    ' ',
  );

let names: readonly (readonly [code: string, names: readonly string[]])[] | undefined;

/** The code of a language by its name in English, Spanish or Portuguese. */
export function languageCode(name: string): string | null {
  names ??= CODES.map((code) => [
    code,
    ['en', 'es', 'pt'].map((speaker) =>
      plain(new Intl.DisplayNames(speaker, { type: 'language' }).of(code) ?? ''),
    ),
  ]);
  return names.find(([, known]) => known.includes(plain(name)))?.[0] ?? null;
}

const REQUIRED =
  /languages?\b|fluen|spe(?:ak|ech)|spoken|written|proficien|nativ|idiomas?|nivel|n[ií]vel|domin|biling|\b[ABC][12]\b|advanced|avan[zcç]ad|intermedi|english level|command of|conocimientos? de|conhecimentos? de|knowledge of/i;
const SHORT_LINE_WORDS = 5;

/** The languages that a sentence requires, with their levels. */
export function languagesRequired(sentence: string): { code: string; name: string; level: number }[] {
  const words = [...sentence.matchAll(/\p{L}+/gu)];
  const isRequirement = REQUIRED.test(sentence) || words.length <= SHORT_LINE_WORDS;
  const found = words.flatMap(({ 0: word, index }) => {
    const code = languageCode(word);
    // Spanish and Portuguese write language names in lower case.
    return code && (isRequirement || /^\p{Ll}/u.test(word)) ? [{ code, name: word, index }] : [];
  });
  return found.map(({ code, name, index }, at) => {
    const before = sentence.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.name.length ?? 0),
      index,
    );
    const after = sentence.slice(index, found[at + 1]?.index ?? sentence.length);
    return { code, name, level: languageLevel(after) || languageLevel(before) || languageLevel(sentence) };
  });
}
