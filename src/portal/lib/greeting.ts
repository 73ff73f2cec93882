import { shortKey, isNoEmployer } from '~/resume/model/company-key';
import type { Portfolio } from '~/resume/model/portfolio';
import { hasWords, wordsOfName } from '~/resume/model/texts/repeated-text';
import { isolated } from './element-tree';
import { plain } from './text-search';

/** "Architect" of "Architect (Vice President)" and of "Architect | Houses"; a name in brackets stays. */
const withoutAddition = (name: string): string =>
  name.replaceAll(/(?<=\S)\s*\([^()]*\)|(?<=\S)\s[|–—-]\s.*$/g, '');

/** Words with this many equal letters at their beginning, and few others, have one stem: "engineer(ing)". */
const STEM = 5;
const MOST_ENDING = 3;

const isAlike = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  const stem = Math.max(STEM, shorter - MOST_ENDING);
  return one === other || (shorter >= STEM && one.slice(0, stem) === other.slice(0, stem));
};

/** The shortest name that is compared without its spaces: "Full Stack" and "Fullstack". */
const SHORTEST = 8;

const hasName = (text: string, name: string): boolean => {
  const [words, named] = [wordsOfName(text), wordsOfName(name)];
  const joined = named.join('');
  return (
    named.length > 0 &&
    (named.every((word) => words.some((other) => isAlike(word, other))) ||
      (joined.length >= SHORTEST && words.join('').includes(joined)))
  );
};

/** A word that is not in Latin letters: "软件工程师". Few Greek letters are signs: "ΔΣ-Loom". */
const NOT_LATIN = /(?:[^\P{L}\p{Script=Latin}\p{Script=Greek}]\p{M}*){2}|\p{Script=Greek}{3}/u;

/** Whether a text has words in another script than a language in Latin letters. */
const isInOtherScript = (text: string, language: string): boolean =>
  NOT_LATIN.test(text) && new Intl.Locale(language).maximize().script === 'Latn';

/**
 * The headline and the sentence about the current role, which together say nothing twice.
 * @param isForeign whether the words are of a language that the portal does not have
 * @param language of the sentence, which surrounds no words in another script
 */
export function greetingOf(
  headline: string | null,
  current: Portfolio['currentPosition'],
  isForeign: boolean,
  language: string,
): {
  headline: string | null;
  now: { title: string | null; company: string | null; isForeign: boolean } | null;
} {
  if (current === null) return { headline, now: null };
  const [title, name] = [current.position.title, current.company.name];
  const isUnsaid = !plain(title).includes(plain(name)) && !isNoEmployer(name);
  const nowOf = (shown: string | null) => {
    const isBare =
      isForeign || [shown, isUnsaid ? name : null].some((text) => isInOtherScript(text ?? '', language));
    return {
      title: shown && isolated(shown),
      // "Engineer at Acme" names the company already. The sentence ends with a full stop itself.
      company: isUnsaid ? isolated(isBare ? name : name.replace(/\.$/, '')) : null,
      isForeign: isBare,
    };
  };
  const whole = nowOf(title);
  if (headline === null) return { headline, now: whole };
  const isInTitle = wordsOfName(headline).every((word) => wordsOfName(title).includes(word));
  if (isInTitle) return { headline: null, now: whole };
  if (!hasName(headline, withoutAddition(title))) return { headline, now: whole };
  const isNamed = hasWords(headline, shortKey(withoutAddition(name)));
  return { headline, now: !isUnsaid || isNamed ? null : nowOf(null) };
}
