/** Elements that occur in the texts of résumés. Markdown can express them, or they need no markup. */
export const HARMLESS =
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

export const withoutText: ReadonlySet<string> = new Set(WITHOUT_TEXT.split(' '));
export const setApart: ReadonlySet<string> = new Set(SET_APART.split(' '));
export const tableParts: ReadonlySet<string> = new Set(
  'caption col colgroup tbody td tfoot th thead tr'.split(' '),
);
/** Elements that need no end tag. */
const OPEN_ENDED = new Set(['dd', 'dt', ...tableParts]);

const NAMES = `${WITHOUT_TEXT} ${SET_APART} ${INLINE}`.replaceAll(' ', '|');
const inline = new Set(INLINE.split(' '));

/** Whether HTML has an element of this name, other than the harmless ones. */
export const isOtherElement = (name: string): boolean =>
  withoutText.has(name) || setApart.has(name) || inline.has(name);

/** Code in Markdown, the start of a comment, or a tag. Code is matched first, so that its tags are skipped. */
const PART = new RegExp(
  String.raw`${'```'}[\s\S]*?${'```'}|${'`'}[^${'`'}\n]*${'`'}|<!--|` +
    String.raw`<(?<end>/?)(?<name>${NAMES})(?<attributes>(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*/?>`,
  'gi',
);
const IN_CODE = new RegExp(String.raw`<(?=!--|/?(?:${NAMES})[\s/>])`, 'gi');

type Found = { part: RegExpExecArray; isTag: boolean };

/**
 * Finds the tags of other elements. A tag without attributes and without an end is a word of the text, as in
 * "the <video> element" and `List<Object>`.
 */
function otherTags(text: string): Found[] {
  const parts = [...text.matchAll(PART)];
  const nameOf = (part: RegExpExecArray) => part.groups?.['name']?.toLowerCase() ?? '';
  const opened = new Set<string>();
  const paired = new Set<string>();
  for (const part of parts) {
    const name = nameOf(part);
    if (part.groups?.['end'] !== '/') opened.add(name);
    else if (opened.has(name)) paired.add(name);
  }
  paired.delete('');
  const lastComment = text.lastIndexOf('-->');
  const found = parts.map((part): Found => {
    const isComment = part[0] === '<!--' && part.index < lastComment;
    const isTag = paired.has(nameOf(part)) || /=/.test(part.groups?.['attributes'] ?? '') || isComment;
    return { part, isTag };
  });
  if (!found.some(({ isTag }) => isTag)) return found;
  return found.map(({ part, isTag }) => ({ part, isTag: isTag || OPEN_ENDED.has(nameOf(part)) }));
}

export const hasOtherTags = (text: string): boolean =>
  text.includes('<') && otherTags(text).some(({ isTag }) => isTag);

/** Replaces each part that `otherTags` finds. */
function replaced(text: string, replacement: (found: Found) => string): string {
  let [result, end] = ['', 0];
  for (const found of otherTags(text)) {
    const { index, 0: written } = found.part;
    result += text.slice(end, index) + replacement(found);
    end = index + written.length;
  }
  return result + text.slice(end);
}

/** Escapes what only resembles the tag of another element, so that a parser takes it as text. */
export const withEscapedWords = (text: string): string =>
  replaced(text, ({ part: [written], isTag }) => (isTag ? written : written.replaceAll(IN_CODE, '&lt;')));

/** Removes the tags of other elements. Their content stays. */
export const withoutOtherTags = (text: string): string =>
  replaced(text, ({ part: [written], isTag }) => (isTag ? '' : written));
