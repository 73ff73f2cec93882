import { PAIRS } from '../places/country-name';
import type { Dictionary } from '../../read/translations';

/** Codes of three letters for languages that résumés name beside or instead of Chinese. */
const LONG_CODES = ['hak', 'nan', 'wuu', 'yue'];
/** Chinese names of languages that `Intl` lacks. It has one name for each of the two scripts. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  zh: '普通话, 普通話, 国语, 國語, 华语, 華語, 汉语, 漢語, 华文, 華文, 官话, 官話, 中国语',
  yue: '广东话, 廣東話, 广州话, 廣州話, 白话',
  nan: '台语, 臺語, 台語, 闽南话, 閩南話',
  hak: '客家话',
  wuu: '上海话, 上海話',
};
const CHINESE = ['zh-Hans', 'zh-Hant'];

/** A letter of a script that no language of the portal is written in. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

const capital = (name: string, language: string) =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** The names of languages in one language, by code. */
function namesIn(language: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return [...PAIRS, ...LONG_CODES].flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name ? [[code, capital(name, language)]] : [];
  });
}

/**
 * The names of spoken languages in another language. It is empty if one of them would stay in a foreign script
 * beside the others: a list is in one language.
 * @param given the names as the résumé writes them
 */
export function spokenNames(
  given: readonly string[],
  from: string,
  to: string,
  dictionary: Dictionary,
): Dictionary {
  const targets = new Map(namesIn(to));
  const sources = (from.startsWith('zh') ? [...CHINESE, from] : [from]).flatMap(namesIn);
  const others = from.startsWith('zh')
    ? Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
        names.split(', ').map((name): [string, string] => [code, name]),
      )
    : [];
  const names = new Map(
    [...others, ...sources].flatMap(([code, name]) => {
      const target = targets.get(code);
      return target === undefined ? [] : [[name, target] as const];
    }),
  );
  const stays = (name: string) => !dictionary.has(name) && !names.has(name) && FOREIGN.test(name);
  return given.some(stays) ? new Map() : names;
}

/** The languages in which a list of languages may show that a résumé is written in them. */
const RECOGNIZED = ['de', 'es', 'fr', 'pt', 'it', 'nl'];

/** So many names of a language decide, though another one is unknown: it may be misspelt. */
const MOST_OF_A_LIST = 3;

/**
 * The language in which a list names its languages: German for "Deutsch" and "Englisch". Null if names of the
 * list are not those of that language, or if several languages have them all.
 */
export function languageOfList(given: readonly string[]): string | null {
  const found = RECOGNIZED.filter((language) => {
    const names = new Set(namesIn(language).map(([, name]) => name.toLowerCase()));
    const known = given.filter((name) => names.has(name.toLowerCase()));
    return (
      known.length === given.length || (known.length >= MOST_OF_A_LIST && known.length === given.length - 1)
    );
  });
  const [only, ...others] = found;
  return given.length > 1 && only !== undefined && others.length === 0 ? only : null;
}
