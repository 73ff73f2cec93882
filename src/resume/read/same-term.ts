import { tokensOf } from '../../dictionary/evidence-tokens';
import { TECHNOLOGIES, type Technology } from '../../dictionary/technologies';
import { withoutCode } from './plain-name';

const comparable = (spelling: string): string =>
  (/^\s*([.@])/.exec(spelling)?.[1] ?? '') +
  tokensOf(spelling)
    .map(({ key }) => key)
    .join(' ') +
  (/[+#*]+\s*$/.exec(spelling)?.[0].trim() ?? '');

const KNOWN: ReadonlyMap<string, Technology> = new Map(
  TECHNOLOGIES.flatMap((technology) =>
    [technology.name, ...technology.aliases].map((name) => [comparable(name), technology] as const),
  ),
);

/** The technology with that name or alias. */
export const technologyOf = (spelling: string): Technology | null => KNOWN.get(comparable(spelling)) ?? null;

/** The key of a term. All aliases of a technology have the same key. */
export const sameTerm = (spelling: string): string => comparable(technologyOf(spelling)?.name ?? spelling);

/** The maximum length of a keyword. Longer ones are sentences, which do not match other texts. */
const LONGEST_NAME = 48;

/** "Bootstrap" of "Bootstrap etc.". */
export const withoutEtc = (name: string): string =>
  name.replace(/[\s,;]*(?<!\p{L})(?:(?:and|y|e|et|und|&)\s+)?(?:etc|usw)[.…]*\s*$/iu, '');

/** Keywords without "etc.". */
export const keywordsOf = (written: readonly string[] = []): string[] =>
  written.map((keyword) => withoutEtc(withoutCode(keyword))).filter(Boolean);

/** The separators of a list in a text. Those inside of brackets, also of full width, separate nothing. */
export const SEPARATORS = /\s*[;,、]\s*(?![^(（]*[)）])/;

/** The qualifiers of a name: `JavaScript (ES6)`. */
export const BRACKETS = /\s*[(（]([^()（）]+)[)）]$/;

/** The names in a keyword, which may be a list with commas. */
export const namesIn = (written: string): string[] =>
  written
    .split(SEPARATORS)
    .map((part) => withoutEtc(part).trim())
    .filter((part) => part !== '' && part.length <= LONGEST_NAME);

/** The key of a name in a résumé: `JavaScript (ES6)` is JavaScript. */
export const termKey = (name: string): string => sameTerm(name.replace(BRACKETS, ''));
