import type { ExperienceSlice } from './experience';
import { textIn } from './experience-filter';
import { containsWords, plain } from './text-search';

// Separate from the slice, because the browser loads this module too.

/** The ids of the roles and resources to show, by company id. Companies without hits are missing. */
export type Hits = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups hits by company. A resource also adds its role. */
export function hitsOf(resources: readonly { company: string; role: string; id: string }[]): Hits {
  const hits = new Map<string, Set<string>>();
  for (const { company, role, id } of resources) {
    const ofCompany = hits.get(company) ?? new Set();
    hits.set(company, ofCompany.add(role).add(id));
  }
  return hits;
}

/**
 * The searchable text of an entry: name, type and description of a resource (spec §2), or title, company,
 * period, place and text of a role. The `role` of a role is its own id.
 */
export type SearchableEntry = { company: string; role: string; id: string; text: string };

const entryText = (parts: readonly (string | null)[]): string => plain(parts.filter(Boolean).join('\n'));

/** Normalizes roles and resources once for searching. */
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

/** The entries that contain all words. */
export const searchEntries = (
  all: readonly SearchableEntry[],
  words: readonly string[],
): readonly SearchableEntry[] => all.filter(({ text }) => containsWords(text, words));
