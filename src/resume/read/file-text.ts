import { readFileSync, statSync } from 'node:fs';

/** The maximum size of a file. A thousand employers with long texts need less. */
const LARGEST_BYTES = 5_000_000;

/** The text of a file, or the message about a binary or too large file. */
export function textOf(file: string): string | { problems: string[] } {
  const says = (sentence: string) => ({ problems: [`${file}:1:1 ${sentence}`] });
  try {
    const stat = statSync(file);
    // Reading a device or a pipe might never end.
    if (!stat.isFile())
      return { problems: [`${file}: expected a file, got ${stat.isDirectory() ? 'a folder' : 'a device'}.`] };
    const { size } = stat;
    if (size > LARGEST_BYTES) {
      const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
      return says(
        `the file has ${megabytes(size)} MB; expected no more than ${megabytes(LARGEST_BYTES)} MB. Pictures belong into files of their own.`,
      );
    }
    const bytes = readFileSync(file);
    const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError)
      return says('the file is not written in UTF-8; save it with that encoding.');
    return {
      problems: [`${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`],
    };
  }
}
