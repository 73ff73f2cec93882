/** A role with its company. A job without an employer has its title in place of the company's name. */
export const roleName = (title: string, company: string): string =>
  title === company ? title : `${title}, ${company}`;

/** The separator of names in one line: semicolons where a name contains a comma. */
export const betweenNames = (names: readonly string[]): string =>
  names.some((name) => /[,，、]/u.test(name)) ? '; ' : ', ';

/** Names in one line, separated by semicolons where a name contains a comma. */
export const nameList = (names: readonly string[]): string => names.join(betweenNames(names));
