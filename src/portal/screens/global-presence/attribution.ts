/** A part of an attribution; a link if it has an address. */
export type Credit = { text: string; href: string | null };

const LINK = /<a\s[^>]*?href=["'](?<href>https?:\/\/[^"']+)["'][^>]*>(?<text>[\s\S]*?)<\/a>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};
/** The terms of OpenStreetMap require a link. */
const OPEN_STREET_MAP = /OpenStreetMap( contributors)?/;
const OPEN_STREET_MAP_TERMS = 'https://www.openstreetmap.org/copyright';

const plain = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(\w+);/g, (match, name: string) => ENTITIES[name] ?? match);

/** Tile services provide their attribution as HTML. Only its text and its links are used. */
export function creditsOf(attribution: string): Credit[] {
  const credits: Credit[] = [];
  let end = 0;
  for (const match of attribution.matchAll(LINK)) {
    const { href = '', text = '' } = match.groups ?? {};
    credits.push({ text: plain(attribution.slice(end, match.index)), href: null });
    credits.push({ text: plain(text), href: plain(href) });
    end = match.index + match[0].length;
  }
  const rest = plain(attribution.slice(end));
  const name = credits.length === 0 ? OPEN_STREET_MAP.exec(rest) : null;
  if (name) {
    credits.push({ text: rest.slice(0, name.index), href: null });
    credits.push({ text: name[0], href: OPEN_STREET_MAP_TERMS });
    credits.push({ text: rest.slice(name.index + name[0].length), href: null });
  } else credits.push({ text: rest, href: null });
  return credits.filter(({ text }) => text !== '');
}
