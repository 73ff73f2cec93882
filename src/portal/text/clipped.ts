/** The parts of an address or account, between which a narrow line may break. */
export const breakable = (address: string): string[] => address.split(/(?<=[@./_-])(?=[^@./_-])/);

export const markdownEscaped = (words: string): string =>
  words.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

/** Truncates a text with an ellipsis, after a whole word if possible. Grapheme clusters are not split. */
export function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length >= longest) break;
    cut += segment;
  }
  const words = cut.replace(/\s+\S*$/, '');
  return `${(words.length > longest / 2 ? words : cut).replace(/[\s,;:–—，、；：-]+$/u, '')}…`;
}

/** A role with its company. A job without an employer has its title in place of the company's name. */
export const roleName = (title: string, company: string): string =>
  title === company ? title : `${title}, ${company}`;

/** The separator of names in one line: semicolons where a name contains a comma. */
export const betweenNames = (names: readonly string[]): string =>
  names.some((name) => /[,，、]/u.test(name)) ? '; ' : ', ';

/** Names in one line, separated by semicolons where a name contains a comma. */
export const nameList = (names: readonly string[]): string => names.join(betweenNames(names));
