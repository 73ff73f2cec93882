import { francAll } from 'franc';

import { warnerOf, type Findings } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import { isGroup, isText, type Resume } from '../standard/resume';
import type { Source } from './source';
import { proseIn } from './translatable';

/** The languages that are told apart: others would be taken for one of the portal's. */
const LANGUAGES =
  'eng spa por cat fra ita ron deu nld dan swe nob fin pol ces hun tur ind vie ell rus ukr bul arb pes heb hin mar tha cmn jpn kor';
/** A shorter text is the name of a tool or a title. */
const SHORTEST_TEXT = 20;
/** With fewer letters in all texts, the language stays open. */
const LEAST_LETTERS = 80;
/** With more letters, the further texts are not looked at. */
const MOST_LETTERS = 20_000;
/** The part of the letters whose texts are in the language. */
const LEAST_SHARE = 0.65;
/** The likeness of the next language. In lists of tools and placeholder texts, several languages are as likely. */
const MOST_ALIKE = 0.96;

/** Letters of languages without spaces between words. One says as much as three others. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const lengthOf = (text: string): number => text.length + 2 * (text.match(UNSPACED)?.length ?? 0);

const ADDRESS = /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+/giu;

/** The language of prose as an ISO 639-1 code; null if there is little prose or if no language prevails. */
export function languageOfTexts(texts: readonly string[]): string | null {
  const options = { only: LANGUAGES.split(' '), minLength: 1 };
  const likeness = new Map<string, number>();
  const letters = new Map<string, number>();
  const add = (sums: Map<string, number>, code: string, sum: number) =>
    sums.set(code, (sums.get(code) ?? 0) + sum);
  let total = 0;
  for (const text of texts.map((one) => one.replaceAll(ADDRESS, ' '))) {
    const length = lengthOf(text);
    if (length < SHORTEST_TEXT || total > MOST_LETTERS) continue;
    const [first, ...others] = francAll(text, options).filter(([code]) => code !== 'und');
    if (!first) continue;
    total += length;
    add(letters, first[0], length);
    for (const [code, score] of [first, ...others]) add(likeness, code, score * length);
  }
  const [best, next] = [...likeness].toSorted(([, one], [, other]) => other - one);
  if (!best || total < LEAST_LETTERS || (letters.get(best[0]) ?? 0) < LEAST_SHARE * total) return null;
  return next && next[1] > MOST_ALIKE * best[1] ? null : new Intl.Locale(best[0]).language;
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
