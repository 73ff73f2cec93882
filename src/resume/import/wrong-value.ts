/**
 * A message about an invalid value that no page can show: `basics.email: expected an e-mail address, got
 * "x"`.
 */
export const WRONG_VALUE = /(?:^|: )expected [^\n]*, got /;
