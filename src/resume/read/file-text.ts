import { readFileSync, statSync } from 'node:fs';

/** A thousand employers with all that they say take less. */
const LARGEST_BYTES = 5_000_000;

/** A file's text; what is no text, or too much of it, is a sentence. */
export function textOf(file: string): string | { problems: string[] } {
  const says = (sentence: string) => ({ problems: [`${file}:1:1 ${sentence}`] });
  try {
    const stat = statSync(file);
    // A device has no end, and a pipe may have no beginning.
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
