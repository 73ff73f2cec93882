import type { Portfolio } from '~/resume/read/portfolio';

import type { Drawing } from './drawing';
import type { Format } from './format';
import { propertyTexts } from './properties';
import { richText } from './rich-text';

const bare = (url: string): string => url.replace(/^https?:\/\/|\/$/g, '');

/** The text of a place, without duplicates such as a city state and its country. */
export function placeName(place: Portfolio['owner']['place']): string {
  const { address, postalCode, city, region, country } = place ?? {};
  const local = [postalCode, city].filter(Boolean).join(' ');
  return [...new Set([address, local, region, country])].filter(Boolean).join(', ');
}

/** The owner's languages with their levels. */
const spoken = (languages: Portfolio['languages']): Drawing => [
  'dl',
  { 'data-pairs': '' },
  ...languages.map(({ language, fluency, properties }): Drawing => [
    'div',
    null,
    ['dt', null, language],
    ...[fluency, ...propertyTexts(properties)]
      .filter((text) => text !== null)
      .map((text): Drawing => ['dd', null, text]),
  ]),
];

/** The number of items of a list beside which the other card is not too empty. */
const MOST_ITEMS = 5;

/** A text without the later items of a list at its end, which Subscriptions shows. */
function beginningOf(text: string): { summary: readonly Drawing[]; more: boolean } {
  const summary = text === '' ? [] : richText(text);
  const last = summary.at(-1);
  const isLong = Array.isArray(last) && /^[uo]l$/.test(String(last[0])) && last.length - 2 > MOST_ITEMS;
  if (!isLong) return { summary, more: false };
  return {
    summary: [...summary.slice(0, -1), last.slice(0, 2 + MOST_ITEMS) as unknown as Drawing],
    more: true,
  };
}

/** The data of the IAM screen. */
export function profileSlice({ owner, currentPosition, languages }: Portfolio, format: Format) {
  const { name, initials, headline, email, linkedin, phone, website, profiles, photo, biography } = owner;
  const place = placeName(owner.place);
  return {
    person: { name, initials, headline, email, linkedin, photo: photo?.src ?? null },
    /** Further contact details, each with a link if there is one. */
    further: [
      ...(place ? [{ kind: 'location' as const, label: place, url: null }] : []),
      ...(phone
        ? [{ kind: 'phone' as const, label: phone, url: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
        : []),
      ...(website ? [{ kind: 'website' as const, label: bare(website), url: website }] : []),
      ...profiles
        .filter((profile) => profile !== linkedin)
        .map(({ network, label, url }) => ({ kind: network, label, url })),
      ...(owner.properties ?? []).map(({ label, values }) => {
        const [only = ''] = values.length === 1 ? values : [];
        const url = /^https?:\/\/[^\s/]/.test(only) && URL.canParse(only) ? only : null;
        return { kind: label, label: url ? bare(url) : values.join(', '), url };
      }),
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
      ...beginningOf(currentPosition.position.summary ?? ''),
    },
  };
}

export type ProfileSlice = ReturnType<typeof profileSlice>;
