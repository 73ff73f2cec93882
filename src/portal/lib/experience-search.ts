import type { ExperienceSlice } from './experience';
import { textIn } from './experience-filter';
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

/**
 * What a search looks through: resources by name, type and description (spec §2), and roles by title, company, period,
 * place and text. A role has its own id as `role`.
 */
export type SearchableEntry = { company: string; role: string; id: string; text: string };

const entryText = (parts: readonly (string | null)[]): string => plain(parts.filter(Boolean).join('\n'));

/** Prepares roles and resources for searching, once. */
export const searchableEntries = (companies: ExperienceSlice['companies']): readonly SearchableEntry[] =>
  companies.flatMap(({ id: company, name: companyName, positions }) =>
    positions.flatMap(({ id: role, title, period, location, about, resources }) => [
      {
        company,
        role,
        id: role,
        text: entryText([title, companyName, period, location, ...about.map(textIn)]),
      },
      ...resources.map(({ id, name, type, description }) => ({
        company,
        role,
        id,
        text: entryText([name, type, description]),
      })),
    ]),
  );

/** Where the words are found. */
export const searchEntries = (
  all: readonly SearchableEntry[],
  words: readonly string[],
): readonly SearchableEntry[] => all.filter(({ text }) => holds(text, words));
