import { LONGEST_ADVERT, LONGEST_CODE } from './advert-limits';

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
    const reader = through(bytes, new DecompressionStream(FORMAT)).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let text = '';
    // Decompression stops at the size limit, because a short code may expand to a very long text.
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LONGEST_ADVERT) {
        await reader.cancel();
        return null;
      }
    }
    text += decoder.decode();
    return text.trim() === '' ? null : text;
  } catch {
    return null;
  }
}
