import { isGroup, isText, jsonIn } from '~/portal/lib/json-shape';
import { LONGEST_ADVERT } from '~/portal/lib/advisor/advert-limits';

const KEY = 'portalfolio.advert';

/** The text of the form in this tab, so that Back, a reload or another language does not lose it. */
type KeptAdvert = { text: string; /** Whether the result was shown. */ checked: boolean };

export function keepAdvert({ text, checked }: KeptAdvert): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ text, checked }));
  } catch {
    // Full or forbidden: the text is kept until the page is left.
  }
}

/** The kept advert, or null. */
export function keptAdvert(): KeptAdvert | null {
  try {
    const kept = jsonIn(sessionStorage.getItem(KEY) ?? '');
    if (!isGroup(kept)) return null;
    const { text, checked } = kept;
    return isText(text) && text.length <= LONGEST_ADVERT ? { text, checked: checked === true } : null;
  } catch {
    return null;
  }
}
