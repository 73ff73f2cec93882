import functionWords from './function-words.json' with { type: 'json' };

import { warnerOf, type Findings } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import { isGroup, isText, type Resume } from '../standard/resume';
import type { Source } from './source';
import { proseIn } from './translatable';

/**
 * Words that sentences of a language cannot do without and names of tools do not contain. The languages that are
 * close to one of the portal's are here so that they are not taken for it.
 */
const FUNCTION_WORDS: readonly (readonly [language: string, words: ReadonlySet<string>])[] = Object.entries(
  functionWords,
).map(([language, list]) => [language, new Set(list.split(' '))]);

/** With fewer words of proof, or fewer words at all, the language stays open. */
const LEAST_PROOFS = 10;
const LEAST_WORDS = 25;
/** The part of function words, which is lower in terse highlights than in sentences. */
const LEAST_SHARE = 0.1;
/** How many words only another language may have for each word that only this one has. */
const MOST_FOREIGN = 0.5;

const ADDRESS = /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+/giu;
/** Words inside a name: `Banco do Brasil`, `Universidad de los Andes`. */
const JOINING =
  'da|das|de|del|della|den|der|des|di|do|dos|du|e|el|et|for|la|las|le|les|los|of|the|und|van|von|y';
const INSIDE_NAME = new RegExp(
  String.raw`(?<=\p{Lu}[\p{L}\p{M}.’']*\s)(?:(?:${JOINING})\s+){1,2}(?=\p{Lu})`,
  'gu',
);
const WORD = /[\p{L}\p{M}]+/gu;
/** Letters of languages that put no spaces between words, and how many make a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const HAN = { letter: /\p{sc=Han}/gu, length: 2 };
const KANA = { letter: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, length: 2 };
const THAI = { letter: /\p{sc=Thai}/gu, length: 5 };
/** The part of kana in Japanese, which has Han characters, too. */
const LEAST_KANA = 0.1;
/** The language of placeholder text, which is not that of the owner's texts. */
const LOREM_IPSUM = 'la';
/** Scripts of one language. */
const OWN_SCRIPTS = [
  ['ko', /^\p{sc=Hangul}/u],
  ['el', /^\p{sc=Greek}./u],
  ['he', /^\p{sc=Hebrew}/u],
] as const;

type Languages = readonly string[];

const times = (languages: Languages, count: number): Languages[] =>
  Array.from({ length: Math.floor(count) }, () => languages);

/** The languages of the words of a text that is written without spaces. */
function unspacedIn(text: string): Languages[] {
  const count = ({ letter, length }: typeof HAN) => (text.match(letter)?.length ?? 0) / length;
  const [han, kana, thai] = [count(HAN), count(KANA), count(THAI)];
  const isJapanese = kana > LEAST_KANA * han;
  return [
    ...times(['zh'], isJapanese ? 0 : han),
    ...times(['ja'], isJapanese ? han + kana : 0),
    ...times(['th'], thai),
  ];
}

/** The languages that have a word, among the function words; for some scripts, among all words. */
function languagesOf(word: string): Languages {
  const own = OWN_SCRIPTS.find(([, script]) => script.test(word));
  if (own) return [own[0]];
  return FUNCTION_WORDS.filter(([, known]) => known.has(word)).map(([language]) => language);
}

/** For each word of the texts, its languages: none for a noun or the name of a tool. */
function wordsIn(texts: readonly string[]): Languages[] {
  const text = texts.join('\n').normalize('NFC').replaceAll(ADDRESS, ' ').replaceAll(INSIDE_NAME, ' ');
  const spaced = text.replaceAll(UNSPACED, ' ').toLowerCase().match(WORD) ?? [];
  return [...unspacedIn(text), ...spaced.map(languagesOf)];
}

/**
 * The language of prose as an ISO 639-1 code; null if there is little prose or if no language prevails. It is
 * recognized by function words, because names of tools, companies and places are the same in every language.
 */
export function languageOfTexts(texts: readonly string[]): string | null {
  const words = wordsIn(texts);
  const proofs = words.filter((languages) => languages.length > 0);
  const countOf = (language: string) => proofs.filter((languages) => languages.includes(language)).length;
  const others = [...new Set(proofs.flat())].toSorted((one, other) => countOf(other) - countOf(one));
  const best = others.shift();
  if (best === undefined || best === LOREM_IPSUM || words.length < LEAST_WORDS) return null;
  if (countOf(best) < Math.max(LEAST_PROOFS, LEAST_SHARE * words.length)) return null;
  const only = (one: string, other: string) =>
    proofs.filter((languages) => languages.includes(one) && !languages.includes(other)).length;
  return others.every((other) => only(other, best) <= MOST_FOREIGN * only(best, other)) ? best : null;
}

const knownNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * A code of small letters, which may have a script and a region; some files have the form of an operating system,
 * `pt_BR`. In capitals it is an abbreviation or a word: "TS", "Is".
 */
const CODE = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?$/;

/** The fields with the language of the texts, in the metadata and among the owner's details. */
const LANGUAGE_FIELDS = ['language', 'lang', 'locale'];

/** The BCP 47 tag that a group states, such as "es" or "pt_BR"; null for other texts, such as "Spanish" or "js". */
function languageIn(group: unknown): string | null {
  const stated = LANGUAGE_FIELDS.map((key) => (isGroup(group) ? group[key] : undefined)).find(isText);
  const code = stated?.trim() ?? '';
  if (!CODE.test(code)) return null;
  const locale = new Intl.Locale(code.replaceAll('_', '-'));
  const isKnown = knownNames.of(locale.language) !== undefined;
  return isKnown && (locale.region === undefined || knownRegions.of(locale.region) !== undefined)
    ? locale.baseName
    : null;
}
const knownRegions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const DEFAULT_LANGUAGE = 'en';

/**
 * The language of an owner's files: as portal.yaml or the résumé states it, else as its texts show it, else
 * English. A recognized language is a warning.
 */
export function ownLanguage(
  settings: PortalSettings,
  resume: Resume,
  source: Source,
  findings: Findings,
): string {
  const meta = isGroup(source.data) ? source.data['meta'] : null;
  const stated = settings.language ?? languageIn(meta) ?? languageIn(resume.basics);
  if (stated !== null) return stated;
  // References are the words of others.
  const prose = proseIn({ ...resume, references: [] });
  const recognized = languageOfTexts(prose);
  if (recognized === null || recognized === DEFAULT_LANGUAGE) return DEFAULT_LANGUAGE;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(recognized) ?? recognized;
  warnerOf(source, findings)(
    [],
    `the texts are in ${name}, so the portal opens in that language if it has it; \`language: ${recognized}\` in portal.yaml confirms this, \`language: en\` undoes it.`,
  );
  return recognized;
}
