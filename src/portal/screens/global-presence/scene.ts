import type { T } from '~/portal/i18n/t';
import type { Place } from './data';
import type { Journey } from './journey';

/** A year in an address. Null unless it hides a part of the career. */
export function yearIn(text: string, journey: Journey | null): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return journey && year >= journey.first && year < journey.last ? year : null;
}

/** The first year of work at a place. Null if there are no dates. */
export const firstYear = (journey: Journey | null, at: number | null): number | null =>
  journey?.stays.find(({ place }) => place === at)?.from ?? null;

/**
 * The career until a year, and the chosen place, as map and list show them.
 * @param year null for the whole career
 */
export function sceneOf(journey: Journey | null, year: number | null, chosen: number | null) {
  const until = year ?? (journey?.isOver ? Infinity : (journey?.last ?? 0));
  const stays = journey?.stays ?? [];
  const reached = new Set(stays.filter(({ from }) => from <= until).map(({ place }) => place));
  const current = stays.findLast((stay) => stay.from <= until && stay.until >= until);
  return {
    chosen,
    /** The latest place of work in the year, with the year of its beginning. */
    current: current ? { place: current.place, since: current.from } : null,
    /** The places that come after the year. */
    later: new Set(stays.map(({ place }) => place).filter((place) => !reached.has(place))),
    arcs: (journey?.arcs ?? []).map(({ path, moves }) => {
      const made = moves.filter((move) => move.year <= until);
      const { from = -1, to = -1 } = made.at(-1) ?? {};
      const isChosen = chosen !== null && [from, to].includes(chosen);
      // The arc chooses the place to which the latest move led.
      return { path, moves: made, to, isChosen, isLater: made.length === 0 };
    }),
  };
}

export type Scene = ReturnType<typeof sceneOf>;

/** The latest moves along an arc, which name it. */
const MOST_MOVES = 4;

/** The names of the arcs. */
export function movesOf({ arcs }: Scene, places: readonly Place[], t: T): readonly string[] {
  const nameOf = (at: number) => places[at]?.city ?? '';
  return arcs.map(({ moves }) =>
    moves
      .slice(-MOST_MOVES)
      .map(({ year, from, to }) => t('global-presence.move', { year, from: nameOf(from), to: nameOf(to) }))
      .join('; '),
  );
}
