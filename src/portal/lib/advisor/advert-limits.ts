/** What an advert may have, in characters: several times a long one. */
export const LONGEST_ADVERT = 30_000;
/** What mail programs, chats and browsers carry in an address, in characters. */
export const LONGEST_CODE = 16_000;
