/** A text as it can stand in an address: `Indra USA Inc.` → `indra-usa-inc`. Letters of any script stay. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'item' : slug;
}

/** Gives out slugs, each once: the second `ai` becomes `ai-2`. */
export function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const slug = slugOf(text);
    let [candidate, count] = [slug, 1];
    while (taken.has(candidate)) candidate = `${slug}-${(count += 1)}`;
    taken.add(candidate);
    return candidate;
  };
}
