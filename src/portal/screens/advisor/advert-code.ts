import { LONGEST_ADVERT, LONGEST_CODE } from './stored-advert';

const FORMAT = 'deflate-raw';

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream);

/** Encodes an advert for the fragment of an address: compressed, in letters, digits, `-` and `_`. */
export async function advertCode(advert: string): Promise<string> {
  const stream = through(new TextEncoder().encode(advert), new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes the advert of a fragment; null if it is invalid or incomplete. */
export async function advertIn(code: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(code) || code.length > LONGEST_CODE) return null;
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (byte) => byte.codePointAt(0) ?? 0);
    // The longest code expands to 12 MB at most: a byte of this format yields a thousand.
    const stream = through(bytes, new DecompressionStream(FORMAT));
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(await new Response(stream).arrayBuffer());
    return text.trim() === '' || text.length > LONGEST_ADVERT ? null : text;
  } catch {
    return null;
  }
}
