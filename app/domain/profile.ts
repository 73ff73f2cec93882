import type { Portfolio } from '~/content/portfolio';

import type { Drawing } from './drawing';
import type { Format } from './format';
import { plainText, richText } from './rich-text';

const bare = (url: string): string => url.replace(/^https?:\/\/|\/$/g, '');

/** The languages the owner speaks, and how well. */
const spoken = (languages: Portfolio['languages']): Drawing => [
  'dl',
  { 'data-pairs': '' },
  ...languages.map(({ language, fluency }): Drawing => [
    'div',
    null,
    ['dt', null, language],
    ...(fluency ? [['dd', null, fluency] satisfies Drawing] : []),
  ]),
];

/** What the IAM screen shows. */
export function profileSlice({ owner, currentPosition, languages }: Portfolio, format: Format) {
  const { name, initials, headline, email, linkedin, phone, website, profiles, photo, biography } = owner;
  const place = [owner.place?.city, owner.place?.region, owner.place?.country].filter(Boolean).join(', ');
  return {
    person: { name, initials, headline, email, linkedin, photo: photo?.src ?? null },
    /** Further ways to reach the owner: what it is, and where it leads if anywhere. */
    further: [
      ...(place ? [{ kind: 'location' as const, label: place, url: null }] : []),
      ...(phone
        ? [{ kind: 'phone' as const, label: phone, url: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
        : []),
      ...(website ? [{ kind: 'website' as const, label: bare(website), url: website }] : []),
      ...profiles
        .filter((profile) => profile !== linkedin)
        .map(({ network, label, url }) => ({ kind: network, label, url })),
    ],
    biography: biography.flatMap(richText),
    languages: languages.length > 0 ? [spoken(languages)] : [],
    current: currentPosition && {
      title: currentPosition.position.title,
      company: currentPosition.company.name,
      companyId: currentPosition.company.id,
      location: currentPosition.position.location,
      period: format.period(currentPosition.position.period),
      tenure:
        currentPosition.position.months === null ? null : format.tenure(currentPosition.position.months),
      summary: currentPosition.position.summary && plainText(currentPosition.position.summary),
    },
  };
}

export type ProfileSlice = ReturnType<typeof profileSlice>;
