import { isDenied } from '~/dictionary/matcher';

import { plain } from '~/portal/text/text-search';
import { anyOf } from './advert';
import words from './advert-words.json' with { type: 'json' };

/** Abbreviations of degrees that are also other abbreviations: "MS SQL", "BA role". */
const ABBREVIATED = /(?<![\p{L}\d])(B[Ss]|BA|M[Ss]|MA)(?=\s+(?:in|of|degree|or)(?!\p{L})|\s*[/,)])/gu;
const ANY_DEGREE = 2;
const DEGREES = words.degrees.map((list) => anyOf(list));
/** Words for any degree, which say nothing beside the name of one: "formation supérieure (Bac+5)". */
const DEGREE = anyOf(words.studies);
const NO_DEGREE = /scrum\s+master|master\s*(?:data|class|mind|card)|ausbildung\s+von/giu;

/** The lowest degree that a text names: 1 (vocational) to 4 (doctorate); null without one. */
export function degreeLevel(written: string): number | null {
  // "Bac + 5"
  const text = written.replaceAll(NO_DEGREE, ' ').replaceAll(/\s?\+\s?/g, '+');
  const levels = DEGREES.flatMap((list, at) => (list.test(text) ? [at + 1] : []));
  for (const [, name = ''] of text.matchAll(ABBREVIATED)) levels.push(name.startsWith('M') ? 3 : 2);
  if (levels.length === 0) return DEGREE.test(text) ? ANY_DEGREE : null;
  return Math.min(...levels);
}

/** "Business informatics" is no business. */
const NO_FIELD = /\(?(?:business|wirtschafts-?)\s*\)?\s*(?=informati)/giu;

/** The fields of study in a text, by their places in the list. */
const fieldsIn = (written: string): number[] => {
  const text = written.replaceAll(NO_FIELD, '');
  return words.fields.flatMap((stems, at) =>
    new RegExp(`(?<!\\p{L})(?:${plain(stems)})`, 'u').test(plain(text)) ? [at] : [],
  );
};

/** Computing, engineering, telecommunications and mathematics, which are related to each other. */
const TECHNICAL: ReadonlySet<number> = new Set([0, 1, 2, 5]);
/** Words of "or a related field"; "or equivalent" is about experience. */
const RELATED = anyOf(words.related);

const STUDY = new RegExp(
  `(?:${[DEGREE, ...DEGREES].map(({ source }) => source).join('|')})[^.;]*?(?=[.;]|\\s(?:${anyOf(words.clauses).source}|and\\s+\\d)\\s|$)`,
  'iu',
);
/** The part of a line about a degree up to the next clause, whose field of study is no skill; empty without any. */
export const studyRequirement = (line: string): string =>
  degreeLevel(line) === null ? '' : (STUDY.exec(line)?.[0] ?? '');

/** Whether a degree is in the field that a line asks for, or a related one: "Computer Science or a related field". */
export function isInField(line: string, title: string, isRelated = RELATED.test(line)): boolean {
  const [required, own] = [fieldsIn(line), fieldsIn(title)];
  if (required.length === 0) return !/\s(?:in|im|en|em|der|des)\s/iu.test(studyRequirement(line));
  const isTechnical = [required, own].every((fields) => fields.some((field) => TECHNICAL.has(field)));
  return own.some((field) => required.includes(field)) || (isTechnical && isRelated);
}

const BAND = /(?<![\p{L}\d])([ABC])([12])(?![\p{L}\d])/gu;
/** The lists of levels: C2, C1, advanced English that may not be fluent, B2, B1, A2. */
const STEPS = [6, 5, 4.5, 4, 3, 2];
const LEVELS = words.levels.map((list) => anyOf(list, 'giu'));

/** The lowest level of a language in a text: 1–6 for A1–C2; 0 if none is stated. */
export function languageLevel(text: string): number {
  const bands = [...text.matchAll(BAND)].map(([, band = '', step]) => 'ABC'.indexOf(band) * 2 + Number(step));
  if (bands.length > 0) return Math.min(...bands);
  let [rest, lowest] = [text, 0];
  for (const [at, list] of LEVELS.entries()) {
    const without = rest.replaceAll(list, ' ');
    if (without !== rest) lowest = STEPS[at] ?? 0;
    rest = without;
  }
  return lowest;
}

const CODES = new Map(
  Object.keys(words.languages).flatMap((speaker) => {
    const nameOf = new Intl.DisplayNames(speaker, { type: 'language' });
    return words.codes.split(' ').map((code) => [plain(nameOf.of(code) ?? ''), code] as const);
  }),
);

export function languageCodeOf(name: string): string | null {
  const key = plain(name)
    .replaceAll(/[^\p{L}\s]|(?:sprach)?kenntniss?en?$/gu, '')
    .trim();
  return CODES.get(key) ?? CODES.get(key.replace(/(?<=isch)e[mnrs]?$/, '')) ?? null;
}

const SPEAKING = anyOf(words.speaking);
const FEW_WORDS = 6;

export type RequiredLanguage = { code: string; name: string; index: number; level: number };

export function languagesRequired(line: string): RequiredLanguage[] {
  const all = [...line.matchAll(/\p{L}+/gu)];
  const found = all.flatMap(({ 0: name, index }) => {
    // "Languages other than English" asks for others.
    const code = isDenied(line, index) ? null : languageCodeOf(name);
    return code ? [{ code, name, index }] : [];
  });
  const isAbout = all.length <= FEW_WORDS || SPEAKING.test(line) || languageLevel(line) > 0;
  // A whole entry of a list: "first aid; English; French".
  const isEntry = (name: string, index: number) =>
    /(?:^|[,;:])\s*$/.test(line.slice(0, index)) && /^\s*(?:[,;.]|$)/.test(line.slice(index + name.length));
  const meant = found.filter(({ name, index }) => isAbout || isEntry(name, index));
  return meant.map(({ code, name, index }, at) => {
    const next = meant[at + 1]?.index;
    const behind = line.slice(index + name.length, next);
    const before = line.slice(at === 0 ? 0 : (meant[at - 1]?.index ?? 0), index);
    // "Fluent Spanish, good English", "Deutsch fließend / Englisch": each level belongs to the name beside it.
    const after = next === undefined ? behind : (behind.split(/[,;/]/)[0] ?? '');
    const own = at === 0 ? before : (before.split(/[,;/]/).at(-1) ?? '');
    const isOthers = own !== before && languageLevel(before) > 0;
    const compound = /kenntnis/i.test(name) ? before : '';
    const level = [compound, after, own, isOthers ? '' : line].map(languageLevel).find((one) => one > 0) ?? 0;
    return { code, name, index, level };
  });
}

const NUMBERS = new Map(words.numbers.flatMap((list, at) => list.split(' ').map((word) => [word, at + 1])));
const YEARS = new RegExp(
  [
    `(?<![\\p{L}\\d.,/+-])(\\d{1,2}|${[...NUMBERS.keys()].join('|')})\\s*\\+?`,
    String.raw`(?:\s*(?:-|–|to|a|à|bis|or|o|ou|oder)\s*\d{1,2}\s*\+?)?(?:\s*\(\d+\))?`,
    String.raw`(?:\s*(?:or|o|ou|oder|und|et)\s+(?:more|más|mais|plus|mehr))?\s*`,
    String.raw`(?:(?:${words.years.join('|')})(?![\p{L}])|-?\s?jährige\p{L}?)['’]?`,
    String.raw`(?:\s+(?:or|o|ou|oder|und|et)\s+(?:more|más|mais|plus|mehr)|\s*\+)?`,
  ].join(''),
  'giu',
);
const SINCE = new RegExp(`(?:${anyOf(words.since).source})(?:\\s+[\\p{L}’']+){0,2}\\s*$`, 'iu');
const AGE = new RegExp(`^\\s*(?:${anyOf(words.age).source})`, 'iu');
const WORK = new RegExp(
  `^(?:${anyOf(words.work).source}|(?<!\\p{L})\\p{L}{1,3}(?!\\p{L})|[\\s:,;.()’'-])*$`,
  'iu',
);

/** The years that a line asks for, with their place; `isGeneral` if it names no field of the work. */
export const yearsRequired = (line: string): { years: number; index: number; isGeneral: boolean }[] =>
  [...line.matchAll(YEARS)].flatMap(({ 0: text, 1: number = '', index }) => {
    const behind = line.slice(index + text.length);
    if (AGE.test(behind) || SINCE.test(line.slice(0, index))) return [];
    const years = NUMBERS.get(number.toLowerCase()) ?? Number(number);
    const [clause = ''] = behind.split(/[.;,(]/u);
    return years > 0 ? [{ years, index, isGeneral: WORK.test(clause) }] : [];
  });
