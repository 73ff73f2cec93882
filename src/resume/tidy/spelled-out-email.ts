/** `@` and `.` in brackets, in signs or words: `[at]`, `[a]`, `(@at)`, `[.]`, `(.dot)`. */
const AT = String.raw`[[({]\s*(?:@?\s*at?|@)\s*[\])}]|\s+at\s+`;
const DOT = String.raw`[[({]\s*(?:\.?\s*dot|\.)\s*[\])}]|\s+dot\s+`;

const SPELLED_OUT = new RegExp(
  String.raw`^\s*([\w.+-]+)\s*(?:${AT})\s*([\w-]+(?:\s*(?:\.|${DOT})\s*[\w-]+)+)\s*$`,
  'i',
);
const DOTS = new RegExp(String.raw`\s*(?:${DOT})\s*`, 'gi');

/** `ada[at]example.org`, `ada at example dot org` as an address; null for other texts. */
export function spelledOutEmail(text: string): string | null {
  const [, name, host] = SPELLED_OUT.exec(text) ?? [];
  return name && host ? `${name}@${host.replaceAll(DOTS, '.').replaceAll(/\s/g, '')}` : null;
}

/** Whether a text is an e-mail address, and no address of a website with a name in it. */
export const isEmail = (text: string): boolean => /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text);
