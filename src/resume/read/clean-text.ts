import { FIELDS } from '../standard/resume';

/** All characters that end a line in some program, including those of Unicode. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/**
 * Characters that no text needs and XML forbids: control characters except line ends and tabs, and lone
 * surrogates.
 */
const STRAY = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text of several lines, with uniform line ends and without stray characters. */
const cleanLines = (text: string): string => text.replaceAll(LINE_ENDS, '\n').replaceAll(STRAY, '');

/** A text of one line, for a vCard, a header or a list of lines. */
const cleanLine = (text: string): string =>
  cleanLines(text)
    .replaceAll(/\s*[\n\t]\s*/g, ' ')
    .trim();

/** The single-line fields of `portal.yaml` that are not in the list of the résumé's fields. */
const LINES_OF_PORTAL =
  'alias attribution city color company country directory icon imageAlt origin resources siteUrl value year';
/** A field of several lines in one section has several lines in all sections. */
const LONG = new Set(['courses', 'description', 'highlights', 'reference', 'summary']);

const oneLine = new Set([
  ...LINES_OF_PORTAL.split(' '),
  ...Object.values(FIELDS).flatMap((fields) =>
    Object.entries(fields).flatMap(([field, kind]) =>
      /^(?:text|texts|date|address)$/.test(kind) ? [field] : [],
    ),
  ),
]);
for (const field of LONG) oneLine.delete(field);

/**
 * Removes stray characters from the texts of a file, and line breaks from single-line fields: other formats (a
 * vCard, a header, a list in a text) end a value at a line break.
 */
export function cleanTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return oneLine.has(field) ? cleanLine(value) : cleanLines(value);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item, key)]));
}
