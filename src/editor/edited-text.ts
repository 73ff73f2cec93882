import { isDeepStrictEqual } from 'node:util';

import { applyEdits, modify } from 'jsonc-parser';
import { isScalar, parse, parseDocument, stringify } from 'yaml';

/** A new value at a path of an owner's file. */
export type Change = { path: readonly (string | number)[]; value: unknown };

const FIRST_INDENT = /^( +|\t)\S/m;

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

/** The text with a new setting at its end; null for a setting inside another. */
function withSetting(text: string, { path: [key, ...inner], value }: Change): string | null {
  if (key === undefined || inner.length > 0) return null;
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return before + stringify({ [key]: value }, { lineWidth: 0 });
}

function editedYaml(text: string, change: Change): string {
  const document = parseDocument(text);
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
 * line only.
 * @param file its name, whose ending tells the syntax
 */
export const editedText = (file: string, text: string, change: Change): string =>
  (file.endsWith('.json') ? editedJson : editedYaml)(text, change);
