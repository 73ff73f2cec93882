/** Accents, which people leave out in Latin and Greek. In other scripts a mark makes another letter. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Apostrophes that count as letters, and marks without a letter, such as those of an emoji. */
const LOOSE_MARKS = /[\u02b0-\u02ff]|(?<![\p{L}\p{M}])\p{M}+/gu;

/** A text as a part of an address: `Indra USA Inc.` → `indra-usa-inc`. Letters of all scripts stay. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(ACCENTS, '$1')
    .replace(LOOSE_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'item' : slug;
}

/** Returns a function for unique slugs: the second `ai` becomes `ai-2`. */
export function uniqueSlugs(): (text: string) => string {
  /** The number of requests for each slug. */
  const counts = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    let count = counts.get(slug) ?? 0;
    let candidate = count === 0 ? slug : `${slug}-${(count += 1)}`;
    while (counts.has(candidate)) candidate = `${slug}-${(count += 1)}`;
    counts.set(candidate, 1).set(slug, Math.max(count, 1));
    return candidate;
  };
}
