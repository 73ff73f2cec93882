import type { ExperienceSlice } from './experience';
import { holds, plain } from './text-search';

// In the browser too, and so apart from the slice, whose making needs more than a visitor should load.

/** For each company, by its id, the roles and resources to show; companies without any are not named. */
export type Hits = ReadonlyMap<string, ReadonlySet<string>>;

/** Puts what is to be shown under its company: a thing, and the role that holds it. */
export function hitsOf(things: readonly { company: string; role: string; id: string }[]): Hits {
  const hits = new Map<string, Set<string>>();
  for (const { company, role, id } of things) {
    const ofCompany = hits.get(company) ?? new Set();
    hits.set(company, ofCompany.add(role).add(id));
  }
  return hits;
}

/** Resources by what a search compares: name, type and description (spec §2). */
export type SearchableResource = { company: string; role: string; id: string; text: string };

/** Prepares the resources for searching, once. */
export const searchableResources = (companies: ExperienceSlice['companies']): readonly SearchableResource[] =>
  companies.flatMap((company) =>
    company.positions.flatMap((position) =>
      position.resources.map(({ id, name, type, description }) => ({
        company: company.id,
        role: position.id,
        id,
        text: plain([name, type, description].filter(Boolean).join('\n')),
      })),
    ),
  );

/** Where the words are found. */
export const searchResources = (
  all: readonly SearchableResource[],
  words: readonly string[],
): readonly SearchableResource[] => all.filter(({ text }) => holds(text, words));
