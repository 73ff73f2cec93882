import { isDeepStrictEqual } from 'node:util';

import { applyEdits, modify } from 'jsonc-parser';
import { isAlias, isMap, isNode, isScalar, parse, parseDocument, stringify, visit } from 'yaml';

/** A new value at a path of an owner's file. */
export type Change = { path: readonly (string | number)[]; value: unknown };

/** A refused edit. Its message is a sentence for the owner. */
export class EditRefused extends Error {}

const FIRST_INDENT = /^( +|\t)\S/m;
const BYTE_ORDER_MARK = '\uFEFF';

function editedJson(text: string, { path, value }: Change): string {
  const indent = FIRST_INDENT.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: indent !== '\t',
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** The text with a scalar in the place of another; null if there is none. */
function withScalar(text: string, { path, value }: Change): string | null {
  const node = parseDocument(text).getIn(path, true);
  if (!isScalar(node) || !node.range || (typeof value === 'object' && value !== null)) return null;
  const [start, end] = node.range;
  return text.slice(0, start) + JSON.stringify(value) + text.slice(end);
}

/** The text with a setting at the end, or in the place of its earlier value; null for one inside another. */
function withSetting(text: string, { path: [key, ...inner], value }: Change): string | null {
  if (key === undefined || inner.length > 0) return null;
  const setting = stringify({ [key]: value }, { lineWidth: 0 });
  const { contents } = parseDocument(text);
  const pair = isMap(contents)
    ? contents.items.find((one) => isScalar(one.key) && one.key.value === key)
    : undefined;
  if (pair && isScalar(pair.key) && isNode(pair.value) && pair.key.range && pair.value.range) {
    const end = text.slice(0, pair.value.range[1]).trimEnd().length;
    return text.slice(0, pair.key.range[0]) + setting.trimEnd() + text.slice(end);
  }
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return before + setting;
}

function editedYaml(file: string, text: string, change: Change): string {
  const document = parseDocument(text);
  let hasAlias = false;
  visit(document, (_key, node) => void (hasAlias ||= isAlias(node)));
  if (document.errors.length > 0 || hasAlias)
    throw new EditRefused(
      `${file} has ${hasAlias ? 'aliases' : 'a setting twice or a mistake'}: edit it by hand.`,
    );
  document.setIn(change.path, change.value);
  const wanted: unknown = document.toJS();
  const isWanted = (edited: string): boolean => {
    try {
      return isDeepStrictEqual(parse(edited), wanted);
    } catch {
      return false;
    }
  };
  // Writing the document again would break its lines anew, so it is the last resort.
  const edited = [withScalar(text, change), withSetting(text, change)].find(
    (one) => one !== null && isWanted(one),
  );
  return edited ?? document.toString({ lineWidth: 0 });
}

/**
 * The text of a file after a change. Comments, order and indentation stay: a value in the place of a value changes its
 * line only. A new setting inside another setting of YAML may break long lines anew.
 * @param file its name, whose ending tells the syntax
 * @throws EditRefused for YAML in which a change would reach further
 */
export function editedText(file: string, text: string, change: Change): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const content = text.slice(mark.length);
  if (file.endsWith('.json')) return mark + editedJson(content, change);
  const edited = editedYaml(file, content.replaceAll('\r\n', '\n'), change);
  return mark + (content.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
}
