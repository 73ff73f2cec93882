/** A definition of Markdown on a line of its own: `[loom]: https://loom.example "The loom"`. */
const DEFINITION =
  /^ {0,3}\[([^\]\n]+)\]:[ \t]*<?(https?:\/\/[^\s<>]+)>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gmu;

const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * A text whose links by reference, `[the loom][loom]`, have their addresses, without the definitions. A portal
 * shows the paragraphs of a text apart, so that a reference would not find its definition.
 */
export function withReferences(text: string): string {
  const addresses = new Map(
    [...text.matchAll(DEFINITION)].map(([, name = '', address = '']) => [keyOf(name), address] as const),
  );
  if (addresses.size === 0) return text;
  return text
    .replaceAll(DEFINITION, '')
    .replaceAll(/\[([^[\]]+)\](?:\[([^[\]]*)\])?(?![(:])/gu, (link, words: string, name = '') => {
      const address = addresses.get(keyOf(name === '' ? words : String(name)));
      return address === undefined ? link : `[${words}](${address})`;
    })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
