/** Codes that are reserved for parts of a state, and are none of ISO 3166-1: the Canary Islands are `IC`. */
const RESERVED: Readonly<Record<string, string>> = {
  IC: 'ES',
  EA: 'ES',
  AC: 'SH',
  TA: 'SH',
  CP: 'FR',
  DG: 'IO',
};

/** States with those of their parts that have a code of their own. */
const PARTS: Readonly<Record<string, string>> = {
  FR: 'GP RE MQ GF YT PM BL MF NC PF WF TF',
  US: 'PR GU VI AS MP UM',
  CN: 'HK MO',
  FI: 'AX',
  NO: 'SJ BV',
  DK: 'GL FO',
  NL: 'AW CW SX BQ',
};

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(PARTS).flatMap(([state, parts]) => parts.split(' ').map((part) => [part, state] as const)),
);

/** The ISO 3166-1 alpha-2 code for a reserved one; other codes stay the same. */
export const isoCode = (code: string): string => RESERVED[code] ?? code;

/** The code of the state to which a part with a code of its own belongs; other codes stay the same. */
const stateOf = (code: string): string => STATES.get(isoCode(code)) ?? isoCode(code);

/** Whether a code is that of a part of the other one's state: Guadeloupe is a part of France. */
export const isPartOf = (part: string, state: string): boolean => part !== state && stateOf(part) === state;
