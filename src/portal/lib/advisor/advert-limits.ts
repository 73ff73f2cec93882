/** The maximum length of an advert in characters: several times a long one. */
export const LONGEST_ADVERT = 30_000;
/**
 * The maximum length of its code in characters, as mail programs, chats and browsers accept in an address.
 */
export const LONGEST_CODE = 16_000;
