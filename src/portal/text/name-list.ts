/** The separator of names in one line: semicolons where a name contains a comma. */
export const betweenNames = (names: readonly string[]): string =>
  names.some((name) => /[,，、]/u.test(name)) ? '; ' : ', ';

/** Names in one line, separated by semicolons where a name contains a comma. */
export const nameList = (names: readonly string[]): string => names.join(betweenNames(names));
