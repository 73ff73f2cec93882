/** Fields with the name of an entry. */
const NAMES = ['name', 'institution', 'organization', 'title'];

/** A title with one link in Markdown as its words and the address. */
export function linkedTitle(title: string | null): [words: string | null, address: string | null] {
  const links = [...(title ?? '').matchAll(/\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/g)];
  const [whole = '', words = '', address = ''] = links[0] ?? [];
  return title !== null && links.length === 1 ? [title.replace(whole, words), address] : [title, null];
}

/** Sets the address of an entry without one to that of the link in its name, which the name loses elsewhere. */
export function takeLinkOfName(entry: Record<string, unknown>): void {
  if (typeof entry['url'] === 'string' && entry['url'].trim() !== '') return;
  const names = NAMES.map((key) => entry[key]).filter((name) => typeof name === 'string');
  const address = names.map((name) => linkedTitle(name)[1]).find((found) => found !== null);
  if (address) entry['url'] = address;
}
