/** A name with its address behind it: `Ada Byron (https://ada.example)`. */
const WITH_ADDRESS = /^(\p{L}[^[\]()]*?)\s*\((https?:\/\/[^\s()]+)\)$/u;

/** A title with one link in Markdown, or with its address in brackets, as its words and the address. */
export function linkedTitle(title: string | null): [words: string | null, address: string | null] {
  const [, named, behind] = WITH_ADDRESS.exec(title?.trim() ?? '') ?? [];
  if (named !== undefined && behind !== undefined) return [named, behind];
  const links = [...(title ?? '').matchAll(/\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/g)];
  const [whole = '', words = '', address = ''] = links[0] ?? [];
  return title !== null && links.length === 1 ? [title.replace(whole, words), address] : [title, null];
}
