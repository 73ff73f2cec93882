import { isPageFile } from './file-path';
import { withoutText } from './html-tags';
import { hasHtml, withoutHtml } from './html-text';
import { withoutLoneMark } from './lone-mark';
import { plural } from '../standard/plural';
import { withReferences } from './reference-links';
import { FIELDS, OTHER_FIELDS } from '../standard/resume-fields';
import { unwrapped } from './unwrapped';
import { withLineBreaks } from './written-breaks';

/** All characters that end a line in some program, including those of Unicode. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/**
 * Characters that no text needs and XML forbids: control characters except line ends and tabs, and lone
 * surrogates.
 */
const STRAY = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text of several lines, with uniform line ends and without stray characters. */
export const cleanLines = (text: string): string => text.replaceAll(LINE_ENDS, '\n').replaceAll(STRAY, '');

/** A text of one line, for a vCard, a header or a list of lines. */
export const cleanLine = (text: string): string =>
  cleanLines(text)
    .replaceAll(/\s*[\n\t]\s*/g, ' ')
    .trim();

/** The single-line fields of `portal.yaml` that are not in the list of the résumé's fields. */
const LINES_OF_PORTAL =
  'alias attribution city color company country directory icon imageAlt origin resources siteUrl value year';

const isAddress = (text: string): boolean => /^\s*https?:\/\/\S+\s*$/.test(text);
const htmlIn = (text: string, isLine: boolean) => (hasHtml(text) ? withoutHtml(text, isLine) : null);

/** A field of several lines in one section has several lines in all sections. */
const LONG = new Set(['courses', 'description', 'highlights', 'reference', 'summary']);

const oneLine = new Set(LINES_OF_PORTAL.split(' '));
for (const fields of Object.values(FIELDS))
  for (const [field, kind] of Object.entries(fields))
    if (/^(?:text|texts|date|address)$/.test(kind) && !LONG.has(field)) oneLine.add(field);
for (const names of OTHER_FIELDS.values())
  for (const [old, now] of names) if (oneLine.has(now)) oneLine.add(old);
for (const field of LONG) oneLine.delete(field);

/** The address of a link in Markdown without its scheme: `[looms](looms.example/new)`. */
const WITHOUT_SCHEME = /\]\(((?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?:[/?#][^\s()]*)?)\)/giu;

/** A change of a text: the elements that its HTML loses, line breaks that were written out, or an open mark. */
type Change = readonly string[] | 'breaks' | 'mark';
type Report = (path: readonly PropertyKey[], change?: Change) => void;

function cleanText(written: string, report: Report, path: readonly PropertyKey[]): string {
  const broken = withLineBreaks(written);
  if (broken !== written) report(path, 'breaks');
  const field = path.findLast((step) => typeof step === 'string');
  const isLine = typeof field === 'string' && oneLine.has(field);
  const closed = isLine ? broken : withoutLoneMark(broken);
  if (closed !== broken) report(path, 'mark');
  const value = withReferences(closed).replaceAll(WITHOUT_SCHEME, (link, address: string) =>
    isPageFile(address) ? link : `](https://${address})`,
  );
  const html = isAddress(value) || field === 'attribution' ? null : htmlIn(value, isLine);
  const text = html?.text ?? value;
  // Below the name of a reference stand its title and company.
  const line = path[0] === 'references' ? cleanLines(text).replaceAll(/\s*[,;]?\s*\n\s*/g, ', ') : text;
  const clean = isLine ? cleanLine(line) : unwrapped(cleanLines(text));
  const before = isLine ? value.trim() : value.replaceAll(LINE_ENDS, '\n');
  if (html) report(path, html.left);
  else if (clean !== before) report(path);
  // The reader handles the spaces around it.
  return clean === before ? (isLine ? value : before) : clean;
}

/**
 * Removes stray characters from the texts of a file, and line breaks from single-line fields. Other formats
 * (a vCard, a header, a list in a text) end a value at a line break.
 * @param report is called with the path of each changed text, and the elements that HTML loses;
 *   changed spaces around a text are not reported
 */
export function cleanTexts(value: unknown, report: Report, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === 'string') return cleanText(value, report, path);
  if (Array.isArray(value)) return value.map((item, at) => cleanTexts(item, report, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, cleanTexts(field, report, [...path, key])]),
  );
}

/** The weight of that message. Only an element without words is missing. */
export function weightOfText(change: Change | undefined): 'missing' | 'guessed' | 'harmless' {
  if (change === 'breaks') return 'guessed';
  if (change === 'mark' || change?.length === 0) return 'harmless';
  return change?.some((name) => withoutText.has(name)) ? 'missing' : 'guessed';
}

/**
 * The message about a changed text.
 * @param change undefined if only blanks and invisible characters were changed
 */
export function messageOfText(change: Change | undefined): string {
  if (change === 'breaks') return '"\\n", which was taken as a line break.';
  if (change === 'mark') return 'it begins with a mark of Markdown that nothing closes; it was left out.';
  if (!change) return 'its line breaks or invisible control characters were taken as blanks or left out.';
  if (change.length === 0) return 'HTML, which is shown as what it means; nothing to do.';
  const names = (elements: readonly string[]) => elements.map((name) => `<${name}>`).join(', ');
  const gone = change.filter((name) => withoutText.has(name));
  const bare = change.filter((name) => !withoutText.has(name));
  return `HTML: ${[
    ...(gone.length > 0 ? [`${names(gone)} ${plural(gone.length, 'was', 'were')} left out`] : []),
    ...(bare.length > 0 ? [`of ${names(bare)} only the words are shown`] : []),
  ].join('; ')}.`;
}
