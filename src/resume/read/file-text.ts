import { readFileSync, statSync } from 'node:fs';

/** The maximum size of a file. A thousand employers with long texts need less. */
const LARGEST_BYTES = 5_000_000;

/** A file's text, and the line of the first bytes that are not UTF-8. */
type FileText = { text: string; damaged: { line: number; assumed: string } | null };

/**
 * Decodes UTF-8 and UTF-16. Other bytes are either damage in UTF-8, which is left out, or Windows-1252, in which
 * every byte is a character: a file with a valid character outside ASCII is UTF-8.
 * @returns null for a binary file
 */
function decoded(bytes: Uint8Array): FileText | null {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  try {
    const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
    return { text, damaged: null };
  } catch {
    // The bytes are another encoding.
  }
  if (utf16 || bytes.includes(0)) return null;
  const lossy = new TextDecoder('utf-8').decode(bytes);
  const line = lossy.slice(0, lossy.indexOf('\uFFFD')).split('\n').length;
  return /[^\0-\x7f\uFFFD]/.test(lossy)
    ? { text: lossy.replaceAll('\uFFFD', ''), damaged: { line, assumed: 'UTF-8 with damaged characters' } }
    : { text: new TextDecoder('windows-1252').decode(bytes), damaged: { line, assumed: 'Windows-1252' } };
}

/** The text of a file in the encoding of its bytes; that of a binary file in one in which every byte is a character. */
export const anyTextOf = (bytes: Uint8Array): string =>
  decoded(bytes)?.text ?? new TextDecoder('windows-1252').decode(bytes);

/** The text of a file, or the message about a binary or too large file. */
export function textOf(file: string): FileText | { problems: string[] } {
  const problem = (sentence: string) => ({ problems: [`${file}:1:1 ${sentence}`] });
  try {
    const stat = statSync(file);
    // Reading a device or a pipe might never end.
    if (!stat.isFile())
      return { problems: [`${file}: expected a file, got ${stat.isDirectory() ? 'a folder' : 'a device'}.`] };
    if (stat.size > LARGEST_BYTES)
      return problem(
        `the file has ${Math.ceil(stat.size / 1_000_000)} MB; expected no more than ${LARGEST_BYTES / 1_000_000} MB. Pictures belong into files of their own.`,
      );
    const bytes = readFileSync(file);
    return decoded(bytes) ?? problem('the file is not a text in UTF-8; save it with that encoding.');
  } catch (error) {
    return {
      problems: [`${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`],
    };
  }
}
