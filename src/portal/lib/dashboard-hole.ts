/** A smaller hole below a card needs no other place for it. */
const SMALLEST_HOLE = 130;
/** A card that is so much lower than the highest one is mostly empty. */
const LOW_SHARE = 0.6;
/** The cards of a column may be so much higher than the others. */
const OVERHANG = 60;
/** Between the cards of a column. */
export const GAP = 16;

type Column = { area: string; height: number; below: readonly unknown[] };

export type LowCard = {
  /** The area of a card in a row of its own. */ wide: string | null;
  /** The areas of cards that stand below another one, by the area of that. */
  under: Readonly<Record<string, string>>;
};

/**
 * Another place for the card of a row that would be mostly empty: in the column of the next low one, else in a row
 * of its own. The newest role keeps its column, as its text would have long lines.
 * @param columns the three columns in their order, with estimated heights in pixels
 */
export function placeOfLowCard(columns: readonly Column[]): LowCard {
  const [lowest, second, highest] = columns.toSorted((one, other) => one.height - other.height);
  const isLow =
    lowest &&
    second &&
    highest &&
    lowest.below.length === 0 &&
    highest.height - lowest.height >= SMALLEST_HOLE &&
    lowest.height <= highest.height * LOW_SHARE;
  if (!isLow) return { wide: null, under: {} };
  const [upper, lower] = columns.filter((column) => column === lowest || column === second);
  const fits = lowest.height + GAP + second.height <= highest.height + OVERHANG;
  if (fits && second.below.length === 0 && upper && lower)
    return { wide: null, under: { [upper.area]: lower.area } };
  return { wide: lowest.area === 'last-project' ? null : lowest.area, under: {} };
}
