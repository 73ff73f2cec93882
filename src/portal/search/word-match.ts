import { isShort, textParts } from '~/portal/text/text-search';

const CAPITAL_INSIDE = /[\p{Ll}\p{Lo}\p{N}\p{M}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;

/** Whether a text contains a word: a short one at the beginning of a word, others anywhere. */
export function hasWord(compared: string, word: string, text: string, short = isShort(word)): boolean {
  if (!short) return compared.includes(word);
  let at = compared.indexOf(word);
  if (at === -1) return false;
  for (; at !== -1; at = compared.indexOf(word, at + 1)) {
    // Two code units, because of surrogate pairs.
    if (!/[\p{L}\p{N}\p{M}]$/u.test(compared.slice(Math.max(0, at - 2), at))) return true;
  }
  return CAPITAL_INSIDE.test(text) && textParts(text, [word], isShort).some(({ hit }) => hit);
}
