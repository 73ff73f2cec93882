import { contactOf } from './contact-value';
import { isPlaceholder } from './empty-entries';
import { isFilePath, isPageFile } from './file-path';
import { plainNameOf } from '../standard/plain-name';
import { shown, type Path, type Warn } from '../standard/problems';
import type { Kind } from '../standard/resume-fields';
import { entriesOf } from '../model/same-term';
import { isEmail } from './spelled-out-email';
import { linkOf } from './text-of-group';
import { dateOf } from './tolerate-date';
import { isGroup, isText } from '../standard/shape';

/** The field whose numbers are never a mistake. */
const NEVER_A_NUMBER = 'name';

/**
 * Converts a value to the type of its field, with a warning about assumptions. Other values stay unchanged.
 * @param field the standard's name of the field, which may have another one in the file
 */
export function tolerateValue(
  value: unknown,
  kind: Kind,
  path: Path,
  warn: Warn,
  field = String(path.at(-1)),
): unknown {
  switch (kind) {
    case 'text':
      return textOf(contactOf(value, field, path, warn), ', ', path, warn);
    case 'lines':
      return textOf(value, '\n\n', path, warn);
    case 'texts':
      return textsOf(value, path, warn, field);
    case 'date':
      return dateOf(value, path, warn);
    case 'address':
      return addressIn(value, path, warn);
    default:
      return value;
  }
}

const NUMBER = { weight: 'harmless', kind: 'number' } as const;

/** Texts whose Markdown is shown. In a name, a link is its text. */
const RICH_FIELDS = new Set(['description', 'reference', 'summary']);
/** The portal needs a name, so any text in this field is the name. */
const OWNER_NAME = 'basics.name';
function isLeftOut(value: unknown, path: Path, warn: Warn): boolean {
  // The picture of the owner is such a file.
  if (isText(value) && isFilePath(value) && path[0] !== 'basics' && path.at(-1) !== 'image') {
    warn(path, `${shown(value)} is the path of a file; it was left out.`, {
      weight: 'missing',
      kind: 'path',
    });
    return true;
  }
  if (!isText(value) || !isPlaceholder(value) || path.join('.') === OWNER_NAME) return false;
  warn(path, `${shown(value.trim())} says nothing; it was left out.`, {
    weight: 'harmless',
    kind: 'says nothing',
  });
  return true;
}

function textOf(value: unknown, between: string, path: Path, warn: Warn): unknown {
  if (isLeftOut(value, path, warn)) return undefined;
  if (isText(value) && between === ', ' && !RICH_FIELDS.has(String(path.at(-1)))) return plainNameOf(value);
  if (typeof value === 'number' && path.at(-1) !== NEVER_A_NUMBER) {
    warn(path, `a number where a text belongs; it was taken as "${value}".`, NUMBER);
    return String(value);
  }
  if (isGroup(value) && path.at(-1) !== 'location') {
    const parts = Object.values(value).filter((part) => part !== null && part !== '');
    if (parts.length === 0) return undefined;
    if (!parts.every(isText)) return value;
    warn(path, 'a group of fields where a text belongs; its texts were joined.');
    return parts.join(between);
  }
  if (Array.isArray(value)) {
    const texts = value.filter((item) => item !== null && item !== '');
    if (texts.length === 0) return undefined;
    if (!texts.every(isText)) return value;
    warn(path, 'a list where a text belongs; its texts were joined.', { weight: 'harmless', kind: 'joined' });
    return texts.join(between);
  }
  if (isGroup(value) && path.at(-1) === 'location' && path[0] !== 'basics') {
    const { address, city, region, countryCode, country, ...others } = value;
    const parts = [address, city, region, countryCode ?? country].filter(Boolean);
    if (!parts.every(isText)) return value;
    if (parts.length > 0)
      warn(path, 'a group of fields where a text belongs; its parts were joined.', { weight: 'harmless' });
    for (const key of Object.keys(others))
      warn([...path, key], 'this field is not known; it was left out.', { weight: 'missing' });
    if (countryCode && country) warn([...path, 'country'], 'no page shows it beside the country’s code.');
    return parts.length > 0 ? parts.join(', ') : undefined;
  }
  return value;
}

/** The name of an icon in a collection: "simple-icons:docker". */
const isIcon = (value: unknown): boolean => isText(value) && /^[a-z\d-]+:[a-z\d-]+$/.test(value);

/** The full stop behind the last word. */
const FULL_STOP = /(?<=[\p{L}\p{N})])\.\s*$/u;

/** The entries of a list in a text: "Looms, Cards (punched)." A text without commas stays as it is. */
export function entriesIn(text: string): string[] {
  const entries = entriesOf(text.replace(FULL_STOP, '')).filter(Boolean);
  return entries.length > 1 ? entries : [text];
}

function textsOf(value: unknown, path: Path, warn: Warn, field: string): unknown {
  if (isLeftOut(value, path, warn)) return undefined;
  if (isText(value)) {
    const parts = field === 'keywords' ? entriesIn(value) : [value];
    warn(
      path,
      parts.length > 1
        ? 'a text where a list belongs; it was split at its commas.'
        : 'a text where a list belongs; it was taken as the list’s only entry.',
      { weight: 'harmless', kind: parts.length > 1 ? 'split' : 'only entry' },
    );
    return parts;
  }
  if (field === 'keywords' && isGroup(value) && Object.values(value).every(isIcon)) {
    warn(path, 'names with their icons where a list belongs; the names were taken.', { weight: 'harmless' });
    return Object.keys(value);
  }
  if (!Array.isArray(value)) return value;
  return [
    ...new Set(
      value
        .flatMap((item: unknown, index) =>
          isLeftOut(item, [...path, index], warn) ? [] : itemOf(item, [...path, index], warn, field),
        )
        .filter((item) => item !== null && item !== ''),
    ),
  ];
}

/** The mark of a list item that somebody wrote into the item: "- Built the mill". */
const ITEM_MARK = /^\s*(?:[-*–•·‣▪◦●○■□◆∙►➢➤✓✔]+[^\S\n]+)+(?=[\p{L}"'“([])(?!.*\n)/u;

/** The fields that hold the text of an item, the most certain one first. */
const NAMES_OF_ITEM = 'name title label keyword skill text value description summary'.split(' ');

/** Converts an item of a list of texts from a number, a group with a name, or a list. */
function itemOf(item: unknown, path: Path, warn: Warn, field: string): unknown {
  if (typeof item === 'number') {
    warn(path, `a number where a text belongs; it was taken as "${item}".`, NUMBER);
    return String(item);
  }
  if (isText(item)) return [item.replace(ITEM_MARK, '')];
  if (Array.isArray(item) && item.every((inner) => typeof inner === 'string')) {
    warn(path, 'a list inside a list of texts; its texts were taken one by one.');
    return item;
  }
  if (isGroup(item)) {
    const link = field === 'highlights' ? linkOf(Object.values(item)) : null;
    if (link !== null) return link;
    const [[first] = [''], ...others] = Object.entries(item);
    const key = others.length === 0 ? first : NAMES_OF_ITEM.find((name) => isText(item[name]));
    const text = key === undefined ? undefined : item[key];
    if (key === undefined || !isText(text)) return [item];
    const { level } = item;
    if (field === 'keywords' && isText(level) && others.length === 1) {
      warn(path, 'a group of fields where a keyword belongs; its level was written behind it.', {
        weight: 'harmless',
        kind: 'keyword with a level',
      });
      return `${text} (${level})`;
    }
    warn(path, `a group of fields where a text belongs; its "${key}" was taken.`, {
      kind: 'a group for a text',
      ...(others.length > 0 && { weight: 'missing' }),
    });
    return text;
  }
  return [item];
}

/** The normalized address, which contains no line breaks or quotation marks. */
const canonical = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

/** An address, also in a group: `{ name: 'My site', url: 'https://example.org' }`. */
function addressIn(value: unknown, path: Path, warn: Warn): unknown {
  if (typeof value === 'string') return addressOf(value, path, warn);
  const key = isGroup(value) ? ['url', 'href', 'link'].find((name) => isText(value[name])) : undefined;
  if (!isGroup(value) || key === undefined) return value;
  warn(path, `a group of fields where an address belongs; its "${key}" was taken.`);
  return addressOf(String(value[key]), path, warn);
}

/** An address behind other words: `github: https://github.com/ada`. */
const ADDRESS_WITHIN = /^[^/]*\s(https?:\/\/\S+)$/i;

function addressOf(url: string, path: Path, warn: Warn): string {
  // No website: `https://` before it would lead to its host.
  if (isEmail(url)) return url;
  const [, within] = ADDRESS_WITHIN.exec(url) ?? [];
  if (within !== undefined) {
    warn(path, `other words before an address; it was taken as ${within}.`);
    return canonical(within);
  }
  const mended = url.replace(/^h+t+p(s?):\/+/i, 'http$1://');
  if (mended.toLowerCase() !== url.toLowerCase()) {
    warn(path, `${shown(url)} was taken as ${mended}.`);
    return canonical(mended);
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || !/^[^\s/]+\.[^\s/]+/.test(url) || isPageFile(url))
    return canonical(url);
  warn(path, `an address without "https://"; it was taken as https://${url}.`, { kind: 'no https' });
  return canonical(`https://${url}`);
}
