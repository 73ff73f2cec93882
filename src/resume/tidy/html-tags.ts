/** Elements that occur in the texts of résumés. Markdown can express them, or they need no markup. */
const HARMLESS =
  'a abbr b big blockquote br center cite code del div em font h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small span strike strong sub sup tt u ul';
/** Elements whose content is not text. */
const WITHOUT_TEXT =
  'applet audio base canvas embed frame frameset head iframe img input link math meta noscript object picture script select source style svg template textarea title track video';
/** Elements that only arrange their text. It is shown in a paragraph of its own. */
const SET_APART =
  'address article aside body caption dd details dialog dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav section summary table tbody td tfoot th thead tr';
/** Elements inside a line. */
const INLINE =
  'area bdi bdo button col colgroup data datalist dfn label map meter optgroup option output param progress rp rt ruby samp slot time var wbr';

export const harmless: ReadonlySet<string> = new Set(HARMLESS.split(' '));
export const withoutText: ReadonlySet<string> = new Set(WITHOUT_TEXT.split(' '));
export const setApart: ReadonlySet<string> = new Set(SET_APART.split(' '));
export const tableParts: ReadonlySet<string> = new Set(
  'caption col colgroup tbody td tfoot th thead tr'.split(' '),
);
/** Elements that need no end tag. */
const OPEN_ENDED = new Set(['dd', 'dt', ...tableParts]);
/** Elements that have no end tag. */
const VOID = new Set('area base col embed frame img input link meta param source track wbr'.split(' '));

const NAMES = `${WITHOUT_TEXT} ${SET_APART} ${INLINE}`.replaceAll(' ', '|');
const inline = new Set(INLINE.split(' '));

/** Whether HTML has an element of this name, other than the harmless ones. */
export const isOtherElement = (name: string): boolean =>
  withoutText.has(name) || setApart.has(name) || inline.has(name);

const TICK = '`';
/** Code in Markdown. In "it`s" the sign is an apostrophe. */
const CODE =
  String.raw`${TICK}{3}[\s\S]*?${TICK}{3}|${TICK}<[^${TICK}\n]*>${TICK}|` +
  String.raw`(?<![\p{L}\p{N}${TICK}])${TICK}[^${TICK}\n]+${TICK}(?![\p{L}\p{N}${TICK}])`;
/** The value `{x}` belongs to a component of JavaScript. */
const OTHER_TAG = String.raw`(?<name>${NAMES})(?<attributes>(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|(?!\{)[^\s"'<>]+))?)*)`;
const HARMLESS_TAG = String.raw`(?<harmless>${HARMLESS.replaceAll(' ', '|')})(?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*`;
/** Code in Markdown, the start of a comment, or a tag. Code is matched first, so that its tags are skipped. */
const PART = new RegExp(`${CODE}|<!--|<(?<end>/?)(?:${OTHER_TAG}|${HARMLESS_TAG})\\s*/?>`, 'giu');
/** A parser takes these as the start of a tag or a comment, although no complete tag follows. */
const INCOMPLETE = new RegExp(String.raw`<(?=/?(?:${NAMES})[\s/>]|/[^a-z]|\?(?!xml))`, 'gi');

type Part = RegExpExecArray;
type Found = { part: Part; isTag: boolean };

const isOther = ({ groups }: Part) => groups?.['name'] !== undefined;
const isStart = ({ groups }: Part) => groups?.['end'] === '';
const hasValues = ({ groups }: Part) => /=/.test(groups?.['attributes'] ?? '');
const nameOf = ({ groups }: Part) => (groups?.['name'] ?? groups?.['harmless'] ?? '').toLowerCase();
/** A component of JavaScript: `<Input type="text"/>`. */
const isComponent = ([written]: Part) => /^<(?!Br|Hr)[A-Z][a-z][\s\S]*\/>$/.test(written);

/** Whether two backticks stand in different elements: "<p>the `90s</p><p>the `80s</p>". */
function isCrossing(written: string): boolean {
  if (!written.startsWith(TICK) || written.startsWith(TICK.repeat(3)) || /^`<[\s\S]*>`$/.test(written))
    return false;
  const opened = new Set<string>();
  for (const [, end, name = ''] of written.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (end === '') opened.add(name.toLowerCase());
    else if (!opened.has(name.toLowerCase())) return true;
  }
  return false;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const pattern = new RegExp(PART);
  for (let part = pattern.exec(text); part; part = pattern.exec(text)) {
    if (isCrossing(part[0])) pattern.lastIndex = part.index + 1;
    else parts.push(part);
  }
  return parts;
}

/** The start tag of each end tag, and the end tag of each start tag. */
function partnersOf(parts: readonly Part[]): Map<Part, Part> {
  const open = new Map<string, Part[]>();
  const partners = new Map<Part, Part>();
  for (const part of parts) {
    // `<P>` in the paragraph `<p>Page<P></p>` is no start of it.
    const name = part.groups?.['harmless'] ?? nameOf(part);
    if (name === '' || isComponent(part)) continue;
    const starts = open.get(name) ?? [];
    open.set(name, starts);
    if (isStart(part)) starts.push(part);
    else {
      const start = starts.pop();
      if (start) partners.set(start, part).set(part, start);
    }
  }
  return partners;
}

/** Whether words stand before the tag in its line, or it stands in quotes or brackets. */
function isInProse({ index, input }: Part): boolean {
  let at = index - 1;
  while (input[at] === ' ' || input[at] === '\t') at -= 1;
  const before = input[at];
  if (before === undefined) return false;
  return at === index - 1 ? /["'(“„«‘[]/.test(before) : !/[\s>]/.test(before);
}

/** "Set<U>" without an end tag. A paragraph needs none: "One<p>Two". */
const isTypeParameter = ([written]: Part, before: string | undefined): boolean =>
  /^<(?:[abiqsu]|[A-Z])>$/i.test(written) && written !== '<p>' && /[\p{L}\p{N}_]/u.test(before ?? '');

/** A possible line break in a word: "super<wbr>market". */
const isBreak = ({ 0: written, index, input }: Part): boolean =>
  /^<wbr\s*\/?>$/i.test(written) && /^\p{L}{2}$/u.test(`${input[index - 1]}${input[index + written.length]}`);

/**
 * Finds the tags. A tag of another element without attributes and without an end is a word of the text, as in
 * "the <video> element" and `List<Object>`.
 */
function tagsIn(text: string): Found[] {
  const parts = partsOf(text);
  const partners = partnersOf(parts);
  const isPaired = (part: Part): boolean => {
    const partner = partners.get(part);
    const start = isStart(part) ? part : partner;
    return partner !== undefined && start !== undefined && (hasValues(start) || !isInProse(start));
  };
  const pairedNames = new Set([...partners.keys()].map(nameOf));
  const lastComment = text.lastIndexOf('-->');
  const found = parts.map((part): Found => {
    const name = nameOf(part);
    if (name === '') return { part, isTag: part[0] === '<!--' && part.index < lastComment };
    if (isComponent(part)) return { part, isTag: false };
    if (!isOther(part))
      return { part, isTag: partners.has(part) || !isTypeParameter(part, text[part.index - 1]) };
    // Without its end such an element takes the rest of the text.
    if (withoutText.has(name) && !VOID.has(name)) return { part, isTag: isPaired(part) };
    const isPair = withoutText.has(name) ? isPaired(part) : pairedNames.has(name);
    return { part, isTag: isPair || hasValues(part) || isBreak(part) };
  });
  if (!found.some(({ part, isTag }) => isTag && isOther(part))) return found;
  return found.map(({ part, isTag }) => {
    const isLone = OPEN_ENDED.has(nameOf(part)) || (VOID.has(nameOf(part)) && !isInProse(part));
    return { part, isTag: isTag || (isLone && !isComponent(part)) };
  });
}

export const hasTags = (text: string): boolean =>
  text.includes('<') && tagsIn(text).some(({ isTag }) => isTag);

/** Replaces each part of `found`, and the texts between them. */
function replaced(
  text: string,
  found: readonly Found[],
  replacement: (found: Found) => string,
  between = (words: string) => words,
): string {
  let [result, end] = ['', 0];
  for (const one of found) {
    const { index, 0: written } = one.part;
    result += between(text.slice(end, index)) + replacement(one);
    end = index + written.length;
  }
  return result + between(text.slice(end));
}

/** Escapes what only resembles the tag of an element, so that a parser takes it as text. */
export const withEscapedWords = (text: string): string =>
  replaced(
    text,
    tagsIn(text),
    ({ part: [written], isTag }) => (isTag ? written : written.replaceAll('<', '&lt;')),
    (words) => {
      // A "<" without its end would take the next tag, or the rest of the text.
      const complete = words.lastIndexOf('>') + 1;
      return (
        words.slice(0, complete).replaceAll(INCOMPLETE, '&lt;') +
        words.slice(complete).replaceAll('<', '&lt;')
      );
    },
  );

/** Removes the tags. Their content stays. */
export const withoutTags = (text: string): string =>
  replaced(text, tagsIn(text), ({ part: [written], isTag }) => (isTag ? '' : written));

/** Whether a decoded text was escaped as a whole: it begins and ends with a tag of a text or of a block. */
export function isMarkup(text: string): boolean {
  const tags = tagsIn(text).filter(({ isTag }) => isTag);
  const [first, last] = [tags.at(0)?.part, tags.at(-1)?.part];
  if (!first || !last || !text.trimStart().startsWith(first[0])) return false;
  if (last.index + last[0].length !== text.trimEnd().length) return false;
  return [first, last].every((part) => !isOther(part) || setApart.has(nameOf(part)));
}

/** Stands for the "<" of a decoded tag, until no text is parsed any more. XML and Unicode forbid it in texts. */
const DECODED = '\uFFFE';
export const withDecoded = (text: string): string => text.replaceAll(DECODED, '<');

/**
 * Protects the tags that a text names: `<p>The &lt;div&gt; element</p>`. Only pairs of harmless tags, and line
 * breaks without a blank before them, are markup that was escaped twice.
 * @param plain whether the text has no markup; in Markdown the tags become code
 */
export function withNamedTags(text: string, plain: boolean): string {
  const found = tagsIn(text);
  const partners = partnersOf(found.map(({ part }) => part));
  const isNamed = ({ part, isTag }: Found): boolean => {
    if (!isTag || part[0] === '<!--') return false;
    if (isOther(part)) return true;
    return !partners.has(part) && (isInProse(part) || !/^<(?:br|hr|li|p)\b/i.test(part[0]));
  };
  const tick = plain ? '' : TICK;
  const ends = new Set<number>();
  const starts = new Set<number>();
  for (const { part } of found.filter(isNamed)) {
    starts.add(part.index);
    ends.add(part.index + part[0].length);
  }
  return replaced(text, found, (one) => {
    const { index, 0: written } = one.part;
    if (!isNamed(one)) return written;
    const end = index + written.length;
    const words = written.replaceAll('<', DECODED);
    return `${ends.has(index) ? '' : tick}${words}${starts.has(end) ? '' : tick}`;
  });
}
