import { isGroup, isString, jsonIn } from '~/portal/text/json-shape';

/** The maximum length of an advert in characters: several times a long one. */
export const LONGEST_ADVERT = 30_000;
/** The maximum length of its code in characters, as mail programs, chats and browsers accept in an address. */
export const LONGEST_CODE = 16_000;
const KEY = 'portalfolio.advert';

/** The text of the form in this tab, so that Back, a reload or another language does not lose it. */
type StoredAdvert = { text: string; /** Whether the result was shown. */ checked: boolean };

export function storeAdvert({ text, checked }: StoredAdvert): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ text, checked }));
  } catch {
    // Full or forbidden: the text is kept until the page is left.
  }
}

/** The stored advert, or null. */
export function storedAdvert(): StoredAdvert | null {
  try {
    const stored = jsonIn(sessionStorage.getItem(KEY) ?? '');
    if (!isGroup(stored)) return null;
    const { text, checked } = stored;
    return isString(text) && text.length <= LONGEST_ADVERT ? { text, checked: checked === true } : null;
  } catch {
    return null;
  }
}
