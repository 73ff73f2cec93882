/** `ada[at]example.org`, `ada at example dot org` as an address; null for other texts. */
export function spelledOutEmail(text: string): string | null {
  const [, name, host] =
    /^\s*([\w.+-]+)\s*(?:[[({]\s*at\s*[\])}]|\s+at\s+)\s*([\w-]+(?:\s*(?:\.|[[({]\s*dot\s*[\])}]|\s+dot\s+)\s*[\w-]+)+)\s*$/i.exec(
      text,
    ) ?? [];
  if (!name || !host) return null;
  return `${name}@${host.replaceAll(/\s*(?:[[({]\s*dot\s*[\])}]|\s+dot\s+)\s*/gi, '.').replaceAll(/\s/g, '')}`;
}
