/** Scripts in which the family name comes first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The first name, or the whole name if the first name is not certain. */
export function firstName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const certain = rest.length > 0 && first.length > 1 && !/[.,]/.test(first) && !FAMILY_FIRST.test(name);
  return certain ? first : name.trim();
}
