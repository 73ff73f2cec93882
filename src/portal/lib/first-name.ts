/** Scripts whose names begin with the family's. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How somebody is called in a sentence: the first name, or the whole one where none is certain to be it. */
export function firstName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const certain = rest.length > 0 && first.length > 1 && !/[.,]/.test(first) && !FAMILY_FIRST.test(name);
  return certain ? first : name.trim();
}
