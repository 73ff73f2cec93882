import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const HTML = 'http://www.w3.org/1999/xhtml';

/** The elements of a drawing (SVG 2, without scripts, links and elements that embed other documents). */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch view title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'image style linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set'
  ).split(' '),
);
/** Removed with its content and without a warning: the notes of editors. */
const NOTES = 'metadata';
/** Removed without its content, which stays. */
const LINK = 'a';

const ATTRIBUTE = /^(?!on)[a-z][a-z0-9-]*$/i;
/** A part of the same drawing, or an embedded picture or font. */
const OWN = String.raw`(?:#|data:(?:image/(?:png|jpe?g|gif|webp|avif)|font/[\w-]+|application/(?:x-)?font-[\w-]+)(?:;charset=[\w-]+)?;base64,)`;
const OWN_REFERENCE = new RegExp(String.raw`^\s*${OWN}`, 'i');
const OWN_URL = new RegExp(String.raw`url\(\s*(["']?)${OWN}[^"'()\n]*\1\s*\)`, 'gi');

/** The maximum number of elements of a drawing, and of those inside of each other. */
const MOST_ELEMENTS = 20_000;
const DEEPEST = 64;

/** The most characters of an entity, and of the cleaned drawing: many uses of an entity would fill the memory. */
const LONGEST_ENTITY = 1000;
const LONGEST = 10_000_000;

/** The entities that a drawing declares, which the parser does not read. Editors use them as abbreviations. */
const entitiesIn = (doctype: string): Record<string, string> =>
  Object.fromEntries(
    [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^&<]*?)\2\s*>/g)].flatMap(([, name = '', , value = '']) =>
      value.length <= LONGEST_ENTITY ? [[name, value]] : [],
    ),
  );

/** The form that a drawing must have, for messages. */
export const DRAWING = `a whole SVG drawing of no more than ${MOST_ELEMENTS} elements, at most ${DEEPEST} inside each other`;

/** Whether styles name no address but their own. Escapes could hide one. */
const isHarmlessCss = (css: string): boolean =>
  !/\\|@import|(?:image-set|image|src|url)\s*\(/i.test(css.replaceAll(OWN_URL, ''));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A sanitized drawing, and the names of the removed parts for a message. */
export type CleanSvg = { svg: string; removed: string[] };

/**
 * Writes an SVG drawing with only shapes, texts and styles: no scripts, event handlers, foreign documents or
 * addresses of other hosts.
 * @returns null if the text is not a well-formed drawing, or exceeds the limits
 */
export function cleanSvg(text: string): CleanSvg | null {
  const parser = new SaxesParser({ xmlns: true });
  const removed = new Set<string>();
  const written: string[] = [];
  let length = 0;
  const write = (part: string) => {
    length += part.length;
    if (length > LONGEST) throw new Error('too long');
    written.push(part);
  };
  /**
   * The closing tag of each open element, and whether it is removed with its content. `hidden` is the number
   * of those.
   */
  const open: { close: string; hidden: boolean }[] = [];
  let hidden = 0;
  let css: string | null = null;
  let hasRoot = false;

  const attributeOf = ({ local, uri, name, value }: SaxesAttributeNS): string => {
    const isReference = local === 'href' || local === 'src';
    // Removes namespace declarations, editors' notes, and the attributes of XLink and XML except references,
    // `xml:space` and `xml:lang`.
    if (name.startsWith('xmlns') || (uri !== '' && !(uri === XLINK && isReference))) {
      return uri === XML && /^(?:space|lang)$/.test(local) ? ` xml:${local}="${escaped(value)}"` : '';
    }
    const changes = local === 'attributeName' && /^(?:on|href$|src$|style$)/i.test(value.replace(/^.*:/, ''));
    const harmless = isReference ? OWN_REFERENCE.test(value) : ATTRIBUTE.test(local) && isHarmlessCss(value);
    if (harmless && !changes) return ` ${local}="${escaped(value)}"`;
    removed.add(isReference ? 'an address' : `"${name}"`);
    return '';
  };

  let elements = 0;
  const opened = ({ local, uri, attributes }: SaxesTagNS) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length >= DEEPEST) throw new Error('too large');
    const isSvg = uri === SVG || uri === '';
    if (!hasRoot && !(isSvg && local === 'svg')) throw new Error('no drawing');
    if (hidden > 0 || css !== null || !isSvg || !ELEMENTS.has(local)) {
      const around = hidden === 0 && css === null && isSvg && local === LINK;
      if (around) removed.add('a link');
      else if (hidden === 0 && (uri === HTML || (isSvg && local !== NOTES))) removed.add(`<${local}>`);
      open.push({ close: '', hidden: !around });
      if (!around) hidden += 1;
      return;
    }
    const root = hasRoot ? '' : ` xmlns="${SVG}"`;
    // Files for old programs contain both attributes with the same value.
    const named = Object.values(attributes).filter(
      (attribute) => attribute.uri !== XLINK || !('href' in attributes),
    );
    write(`<${local}${root}${named.map(attributeOf).join('')}>`);
    hasRoot = true;
    if (local === 'style') css = '';
    open.push({ close: `</${local}>`, hidden: false });
  };

  const remove = (part: string) => {
    if (hidden > 0 || open.length === 0) return;
    if (css === null) write(escaped(part));
    else if (css.length + part.length > LONGEST) throw new Error('too long');
    else css += part;
  };

  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, entitiesIn(doctype)));
  parser.on('opentag', opened);
  parser.on('text', remove);
  parser.on('cdata', remove);
  parser.on('closetag', () => {
    const { close = '', hidden: was = false } = open.pop() ?? {};
    if (was) hidden -= 1;
    if (close === '</style>' && css !== null) {
      if (isHarmlessCss(css)) write(escaped(css));
      else removed.add('styles that lead elsewhere');
      css = null;
    }
    write(close);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch {
    return null;
  }
  return hasRoot ? { svg: `${written.join('')}\n`, removed: [...removed] } : null;
}
