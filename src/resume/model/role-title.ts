import { companyKey, shortKey } from './company-key';

/** The words and marks between a role and its employer: "Weaver, Mill", "Weaver at Mill". */
const BEFORE_EMPLOYER = /\s*[,，|@]\s*|\s+(?:[-–—]|at|en|em|bei|chez)\s+/giu;

/** A longer text is no title. */
const LONGEST_TITLE = 160;

/** The title of a role without the name of its employer at the end, since pages show it below its employer. */
export function titleWithout(employers: readonly (string | undefined)[], title: string): string {
  if (title.length > LONGEST_TITLE) return title;
  const names = employers.filter((name) => name !== undefined);
  const isEmployer = (tail: string) =>
    names.some((name) => companyKey(name) === companyKey(tail) || shortKey(name) === shortKey(tail));
  const tail = [...title.matchAll(BEFORE_EMPLOYER)].find(({ 0: mark, index }) =>
    isEmployer(title.slice(index + mark.length)),
  );
  const left = title.slice(0, tail?.index);
  return /\p{L}/u.test(left) ? left : title;
}

/** A dictionary that also has the titles of roles without the names of their employers. */
export function withTitles(texts: ReadonlyMap<string, string>, employers: readonly string[]) {
  const titles = new Map(texts);
  for (const [text, translation] of texts)
    for (const employer of employers) {
      const title = titleWithout([employer], text);
      if (title !== text && !texts.has(title)) titles.set(title, titleWithout([employer], translation));
    }
  return titles;
}
