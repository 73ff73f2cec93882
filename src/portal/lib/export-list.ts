import { exportKinds, type ExportFile } from './exports';
import { either, isNumber, isOneOf, isShape, isString, jsonIn } from './json-shape';

const isExportFile = isShape<ExportFile>({
  kind: isOneOf(...exportKinds.map(({ kind }) => kind)),
  path: isString,
  type: isString,
  name: isString,
  pages: either(isNumber, isOneOf(null)),
});

/** Parses the list of export files, which always has some. Null for any other text. */
export function exportFilesIn(text: string): readonly ExportFile[] | null {
  const list = jsonIn(text);
  return Array.isArray(list) && list.length > 0 && list.every(isExportFile) ? list : null;
}
