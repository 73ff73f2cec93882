import {
  APPENDED,
  ASIDE,
  GENERIC,
  INCOMPLETE,
  MUST,
  NICE,
  NOT_REQUIRED,
  OPTIONAL,
  SENTENCE_END,
} from './advert-words';

/** Whether a requirement is mandatory or optional. */
export type Need = 'must' | 'nice';

/** A sentence of an advert that may contain a requirement. */
export type AdvertLine = { text: string; /** Null if it says what is not required. */ need: Need | null };

/** Longer lines are not headings. */
const LONGEST_HEADING = 70;

/** Shorter lines end where their author ended them. */
const SHORTEST_WRAPPED = 60;

/** Whether a hard-wrapped line continues in the next one, which may begin with a German noun. */
const continues = (line: string, next: string): boolean =>
  line.length > SHORTEST_WRAPPED &&
  ((/[^.:;!?]$/.test(line) && /^[ \t]*[\p{Ll}\d]/u.test(next)) ||
    (INCOMPLETE.test(line) && /^[ \t]*\p{Lu}/u.test(next)));

/** The lines of a text, those that continue in one. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let last = '';
  for (const line of text.split(/\r?\n/)) {
    if (continues(last, line)) lines.push(`${lines.pop() ?? ''} ${line.trimStart()}`);
    else lines.push(line);
    last = line;
  }
  return lines;
}

const ENDS_IN_COLON = /:[\s*]*$/;
const bare = (line: string): string => line.replace(/^[\s\-*+•‣▪◦●·–#>✓✔]+/u, '').replace(/[\s:*#]+$/u, '');

/** “MBA preferred” is a requirement, “NICE TO HAVE” a heading, as is “Was DU mitbringst”. */
const namesAbbreviation = (line: string): boolean =>
  /\p{Ll}/u.test(line) &&
  /(?<![\p{L}\d])(?!(?:DICH|DIR|DU|SIE|UNS|WIR)(?!\p{L}))\p{Lu}{2,}(?![\p{L}\d])/u.test(line) &&
  !ENDS_IN_COLON.test(line);

/** Whether a line says of its own subject that it is required or optional: “Terraform preferred”. */
const namesSubject = (text: string): boolean => {
  const subject = text.replace(APPENDED, '');
  return subject !== text && !GENERIC.test(subject);
};

/** A heading is short, ends with a colon or without punctuation, and is not a list item. */
const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING &&
  !namesAbbreviation(line) &&
  !/^\s*[-+•‣▪◦●·–✓✔]|^\s*\*\s/u.test(line) &&
  /(?:[:*]|[\p{L})?])\s*$/u.test(line) &&
  !/[.;,]|:\s/.test(bare(line)) &&
  (ENDS_IN_COLON.test(line) || !(namesSubject(bare(line)) || NOT_REQUIRED.test(line)));

/** Elements that begin a line of their own. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|br|h\d|tr|table|section|article|header|footer|main|body)\b[^<>]*>/gi;
/** Elements without a text to read. */
const UNREAD = /<(script|style|head|title)\b[^<>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  bull: '•',
};

/** The text of an advert that was pasted or opened as HTML. Other texts stay as they are. */
const withoutMarkup = (advert: string): string =>
  /<\/?(?:p|div|ul|li|br|html|body|h[1-6])\b[^<>]*>/i.test(advert)
    ? advert
        .replaceAll(UNREAD, '\n')
        .replaceAll(BLOCKS, '\n')
        .replaceAll(/<\/?[a-z!][^<>]*>/gi, '')
        .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    : advert;

/**
 * The sentences of an advert with the need from their section. Sections about the employer and its offer are
 * omitted. A line that names a requirement, as "Ideally Terraform", begins no section.
 */
export function advertLines(advert: string, namesRequirement: (line: string) => boolean): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Need | null = 'must';
  for (const line of linesOf(withoutMarkup(advert))) {
    const text = bare(line);
    if (text === '') continue;
    if (isHeading(line)) {
      const named = NICE.test(text) ? 'nice' : MUST.test(text) ? 'must' : ASIDE.test(text) ? null : undefined;
      if (named !== undefined && (named === null || ENDS_IN_COLON.test(line) || !namesRequirement(text))) {
        section = named;
        continue;
      }
    }
    // "Requirements: Java, SQL" has heading and content in one line.
    const [, head = '', rest = ''] = /^([^:]{3,40}):\s+(.+)$/.exec(text) ?? [];
    const inLine = head === '' ? undefined : ASIDE.test(head) ? null : NICE.test(head) ? 'nice' : undefined;
    if (inLine === undefined && section === null && MUST.test(head)) section = 'must';
    const need = inLine === undefined ? section : inLine;
    if (need === null) continue;
    const content = inLine === undefined ? text : rest;
    for (const sentence of content.split(SENTENCE_END)) {
      const isNice = OPTIONAL.test(sentence);
      lines.push({ text: sentence, need: isNice ? 'nice' : NOT_REQUIRED.test(sentence) ? null : need });
    }
  }
  return lines;
}
