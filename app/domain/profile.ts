import type { Portfolio } from '~/content/portfolio';

import type { Format } from './format';
import { holds, plain, wordsOf } from './text-search';

/** What the IAM screen shows. */
export function profileSlice({ owner, currentPosition, languages }: Portfolio, format: Format) {
  const { name, initials, headline, email, linkedin, photo, biography } = owner;
  return {
    person: { name, initials, headline, email, linkedin, photo: photo?.src ?? null },
    biography,
    languages,
    current: currentPosition && {
      title: currentPosition.position.title,
      company: currentPosition.company.name,
      companyId: currentPosition.company.id,
      location: currentPosition.position.location,
      period: format.period(currentPosition.position.period),
      tenure:
        currentPosition.position.months === null ? null : format.tenure(currentPosition.position.months),
      summary: currentPosition.position.summary,
    },
  };
}

export type ProfileSlice = ReturnType<typeof profileSlice>;

/** An entry of a service menu as the visitor's search sees it. */
export type MenuEntry = { label: string };

/** The entries whose label holds every word of the query, whatever the case and accents. */
export function matchingEntries<Entry extends MenuEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = wordsOf(query);
  return entries.filter(({ label }) => holds(plain(label), words));
}
