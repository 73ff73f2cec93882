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
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<KeptAdvert> | null;
    const text = kept?.text;
    if (typeof text !== 'string' || text.length > LONGEST_ADVERT) return null;
    return { text, checked: kept?.checked === true };
  } catch {
    return null;
  }
}
