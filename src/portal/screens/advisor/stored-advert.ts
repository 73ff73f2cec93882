import { storedValue, storeValue } from '~/portal/browser/storage';
import { isObject, isString, jsonIn } from '~/portal/text/json-shape';

/** The maximum length of an advert in characters: several times a long one. */
export const LONGEST_ADVERT = 30_000;
/** The maximum length of its code in characters, as mail programs, chats and browsers accept in an address. */
export const LONGEST_CODE = 16_000;
const KEY = 'portalfolio.advert';

/** The text of the form in this tab, so that Back, a reload or another language does not lose it. */
type StoredAdvert = { text: string; /** Whether the result was shown. */ checked: boolean };

export const storeAdvert = (advert: StoredAdvert): boolean =>
  storeValue(KEY, advert.text === '' ? null : JSON.stringify(advert), 'tab');

/** The stored advert, or null. */
export function storedAdvert(): StoredAdvert | null {
  const stored = jsonIn(storedValue(KEY, 'tab') ?? '');
  if (!isObject(stored)) return null;
  const { text, checked } = stored;
  return isString(text) && text.length <= LONGEST_ADVERT ? { text, checked: checked === true } : null;
}
