/** Fields with the name of an entry. */
const NAMES = ['name', 'institution', 'organization', 'title'];

/** A name that is one link: "[Mill](https://mill.example)". */
const LINKED = /^\s*\[[^[\]]+\]\((https?:\/\/[^()\s]+)\)\s*$/;

/** Sets the address of an entry without one to that of its name. The name itself loses the link elsewhere. */
export function takeLinkOfName(entry: Record<string, unknown>): void {
  if (typeof entry['url'] === 'string' && entry['url'].trim() !== '') return;
  const names = NAMES.map((key) => entry[key]).filter((name) => typeof name === 'string');
  const address = names.map((name) => LINKED.exec(name)?.[1]).find((found) => found !== undefined);
  if (address !== undefined) entry['url'] = address;
}
