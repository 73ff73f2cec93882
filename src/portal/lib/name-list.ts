/** Names in one line, separated by semicolons where a name contains a comma. */
export const nameList = (names: readonly string[]): string =>
  names.join(names.some((name) => /[,，、]/u.test(name)) ? '; ' : ', ');
