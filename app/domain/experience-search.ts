import type { ExperienceSlice } from './experience';
import { holds, plain } from './text-search';

// In the browser too, and so apart from the slice, whose making needs more than a visitor should load.

/** For each company, by its id, the resources that a search meets; companies without any are not named. */
export type Hits = ReadonlyMap<string, ReadonlySet<string>>;

/** Resources by what a search compares: name, type and description (spec §2). */
export type SearchableResource = { company: string; resource: string; text: string };

/** Prepares the resources for searching, once. */
export const searchableResources = (companies: ExperienceSlice['companies']): readonly SearchableResource[] =>
  companies.flatMap((company) =>
    company.positions.flatMap((position) =>
      position.resources.map(({ id, name, type, description }) => ({
        company: company.id,
        resource: id,
        text: plain([name, type, description].filter(Boolean).join('\n')),
      })),
    ),
  );

/** Where the words are found. */
export function searchResources(all: readonly SearchableResource[], words: readonly string[]): Hits {
  const hits = new Map<string, Set<string>>();
  for (const { company, resource, text } of all) {
    if (!holds(text, words)) continue;
    const ofCompany = hits.get(company) ?? new Set();
    hits.set(company, ofCompany.add(resource));
  }
  return hits;
}
