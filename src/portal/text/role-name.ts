/** A role with its company. A job without an employer has its title in place of the company's name. */
export const roleName = (title: string, company: string): string =>
  title === company ? title : `${title}, ${company}`;
