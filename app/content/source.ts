import { readFileSync } from 'node:fs';

import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';

/** A content file, read: its data, and where each piece of it stands. */
export type Source = {
  file: string;
  data: unknown;
  /** `content/portal.yaml:12:5`: the place of a field, or of the nearest group around it that exists. */
  place: (path: readonly PropertyKey[]) => string;
};

/** The offset of what a path names: the key of a field, the start of a list's item. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let offset = document.contents?.range?.[0] ?? 0;
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isPair(key) === false && isScalar(key) && String(key.value) === String(step),
      );
      if (!pair) break;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as { range?: [number, number, number] } | undefined;
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

/**
 * Reads a YAML or JSON file (JSON is YAML, and so has lines and columns too).
 * @returns the source, or the sentences that say why it cannot be read
 */
export function readSource(file: string): Source | { problems: string[] } {
  try {
    return parseSource(file, readFileSync(file, 'utf8'));
  } catch (error) {
    return {
      problems: [`${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`],
    };
  }
}

/** The same for a text at hand; `file` is what its sentences call it. */
export function parseSource(file: string, marked: string): Source | { problems: string[] } {
  const text = marked.replace(/^\uFEFF/, '');
  // Tabs may indent JSON but not YAML; a blank in their place keeps every line and column.
  const source =
    file.endsWith('.json') || /^\s*\{/.test(text)
      ? text.replaceAll(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length))
      : text;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  };
  if (document.errors.length > 0) {
    return { problems: document.errors.map((error) => `${at(error.pos[0])} ${sentenceOf(error.message)}`) };
  }
  try {
    return {
      file,
      data: document.toJS({ maxAliasCount: 100 }) as unknown,
      place: (path) => at(offsetOf(document, path)),
    };
  } catch (error) {
    // Aliases are followed only here: one that leads nowhere, or to far too much.
    return { problems: [`${at(0)} ${sentenceOf((error as Error).message)}`] };
  }
}

const sentenceOf = (message: string): string => {
  if (message.startsWith('Map keys must be unique')) return 'this field is given twice.';
  return `the file is not well-formed here: ${message.replace(/\.?\s*$/, '')}.`;
};
