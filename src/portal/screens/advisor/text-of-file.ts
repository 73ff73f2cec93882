/** The size limit of an advert's file. */
const LARGEST_FILE_BYTES = 500_000;

/** Control characters, which a text has not: all but tab, line feed, form feed and carriage return. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const NO_TEXT = /[\0-\x08\x0b\x0e-\x1f]/;

/** UTF-16 by its byte order mark, else UTF-8, else the encoding of older Windows programs. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file; null if it is too large or not a text. */
export async function textOfFile(file: Blob): Promise<string | null> {
  if (file.size > LARGEST_FILE_BYTES) return null;
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  return NO_TEXT.test(text) || /^(?:%PDF-|\{\\rtf)/.test(text) ? null : text;
}
