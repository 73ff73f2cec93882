import { tokensOf } from './evidence-tokens';
import { TECHNOLOGIES, type Technology } from './technologies';

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

/** The technology of that name or alias. */
export const technologyOf = (spelling: string): Technology | null => KNOWN.get(comparable(spelling)) ?? null;

/** What is the same for two spellings of one thing: the aliases of a technology are its name. */
export const sameTerm = (spelling: string): string => comparable(technologyOf(spelling)?.name ?? spelling);

/** Longer keywords are sentences, which no other sentence repeats. */
const LONGEST_NAME = 48;

/** The names in a keyword: what stands between commas is a list. */
export const namesIn = (written: string): string[] =>
  written
    .split(/\s*[;,、]\s*(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= LONGEST_NAME);

/** The key of a name as a résumé writes it: `JavaScript (ES6)` is JavaScript. */
export const termKey = (name: string): string => sameTerm(name.replace(/\s*\([^()]*\)$/, ''));
