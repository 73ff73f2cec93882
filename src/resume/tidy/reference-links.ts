/** A definition of Markdown on a line of its own: `[loom]: https://loom.example "The loom"`. */
const DEFINITION =
  /^ {0,3}\[([^\]\n]+)\]:[ \t]*<?(https?:\/\/[^\s<>]+)>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gmu;

const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * A text whose links by reference, `[the loom][loom]`, have their addresses, without the definitions that they use.
 * A portal shows the paragraphs of a text apart, so that a reference would not find its definition.
 */
export function withReferences(text: string): string {
  const addresses = new Map(
    // Of two definitions of one name, the first counts.
    [...text.matchAll(DEFINITION)]
      .toReversed()
      .map(([, name = '', address = '']) => [keyOf(name), address] as const),
  );
  if (addresses.size === 0) return text;
  const used = new Set<string>();
  const linked = text.replaceAll(
    /\[([^[\]]+)\](?:\[([^[\]]*)\])?(?![(:])/gu,
    (link, words: string, name: string | undefined = '') => {
      const key = keyOf(name === '' ? words : name);
      const address = addresses.get(key);
      if (address === undefined) return link;
      used.add(key);
      return `[${words}](${address})`;
    },
  );
  return used.size === 0
    ? text
    : linked
        .replaceAll(DEFINITION, (definition, name: string) => (used.has(keyOf(name)) ? '' : definition))
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim();
}
