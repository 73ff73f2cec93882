import type { Format } from './format';

/** Patterns for the four levels. */
const LEVELS: readonly RegExp[] = [
  /beginn|basic|novice|elementary|entry|junior|familiar|principiant|b[áa]sic|inici|grund|d[ée]butant|初級|基礎/i,
  /intermed|competent|medi[oa]|\bmid\b|average|working|conversational|fortgeschr|moyen|中級/i,
  /advanc|proficien|skilled|strong|experienced|avan[zç]|sehr gut|upper|上級/i,
  /expert|master|senior|nativ|fluent|excellent|especialist|guru|熟練|エキスパート/i,
];

/** `Advanced` is level three of four; null if no level is recognized. */
export function levelSteps(level: string): number | null {
  // "Mid-Senior" is between the two.
  const between = /\b(?:mid(?:dle)?|semi|junior)[\s/-]+(?:to[\s-]+)?(senior|mid|junior)/i.exec(level)?.[1];
  if (between) return between.toLowerCase() === 'senior' ? 3 : 2;
  // An adverb in front changes the level.
  if (/^\s*(?:slight|a little|little|limited|some)/i.test(level)) return 1;
  if (/^\s*(?:very|highly|extremely)\s+(?:experienced|advanced|skilled|proficient|strong)/i.test(level))
    return LEVELS.length;
  const at = LEVELS.findLastIndex((words) => words.test(level));
  return at < 0 ? null : at + 1;
}

const NUMBER = /^(\d+(?:[.,]\d+)?)\s*(%|\/\s*(\d+))?$/;

/**
 * A numeric level as a share of 100, 10 or 5. The scale is from its unit, or from the greatest number in the
 * list.
 */
export function levelShare(level: string, levels: readonly string[]): number | null {
  const [, number, unit, of] = NUMBER.exec(level.trim()) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace(',', '.'));
  const greatest = Math.max(
    value,
    ...levels.map((other) => Number(NUMBER.exec(other.trim())?.[1]?.replace(',', '.') ?? 0)),
  );
  const scale = of ? Number(of) : unit === '%' || greatest > 10 ? 100 : greatest > 5 ? 10 : 5;
  return scale === 0 || value > scale ? null : value / scale;
}

/** A numeric level as a percentage; null for a level in words. */
export function shareText(level: string, levels: readonly string[], { percent }: Format): string | null {
  const share = levelShare(level, levels);
  return share === null ? null : percent(share);
}
