import { hrefOf } from '~/portal/addresses/base-path';
import { addressOf, tagAddress } from '~/portal/addresses/screens';
import { otherOpenRoles } from '~/portal/career/latest-work';
import { namedInCareer } from '~/portal/evidence/skill-use';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { availabilityIn, sectionCards } from '~/portal/i18n/section-cards';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import type { ElementTree } from '~/portal/text/element-tree';
import { bulletList } from '~/portal/text/entry-tree';
import { placeName, type Format } from '~/portal/text/format';
import { plainValue, propertyTexts } from '~/portal/text/properties';
import { richText } from '~/portal/text/rich-text';
import type { Portfolio } from '~/resume/model/portfolio';
import {
  isLongAddress,
  isWebAddress,
  lineAddress,
  shortAddress,
  untrackedAddress,
} from '~/resume/model/texts/bare-address';
import { contactRows } from './contact-rows';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const [format, t] = [formatOf(language.code), tOf(language.code)];
  const { further, ...slice } = profileSlice(portfolio, format);
  const isNamed = namedInCareer(portfolio);
  const tagHref = (tag: string) =>
    isNamed(tag) ? hrefOf(tagAddress(addressOf('experience', language), tag)) : null;
  return {
    ...slice,
    links: contactRows({ ...slice, further }, t, availabilityIn(portfolio, language.code)),
    cards: sectionCards(portfolio, format, t, tagHref),
    head: pageHead(portfolio, 'profile', language),
  };
}

/** The owner's languages with their levels. */
const spoken = (languages: Portfolio['languages'], { colon }: Format): ElementTree => [
  'dl',
  { 'data-pairs': '' },
  ...languages.map(({ language, fluency, properties }): ElementTree => [
    'div',
    null,
    ['dt', null, language],
    ...[fluency, ...propertyTexts(properties, colon)]
      .filter((text) => text !== null)
      .map((text): ElementTree => ['dd', null, text]),
  ]),
];

/** The number of highlights that stand for a missing text. */
const FIRST_HIGHLIGHTS = 3;

/** A text, and the first highlights if there is none or if it announces them. Subscriptions shows all. */
function beginningOf(text: string, highlights: readonly string[]) {
  const areAnnounced = text === '' || /[:：]\s*$/.test(text);
  const shown = areAnnounced ? highlights.slice(0, FIRST_HIGHLIGHTS) : [];
  return {
    summary: [...(text === '' ? [] : richText(text)), ...bulletList(shown)],
    more: areAnnounced && highlights.length > shown.length,
  };
}

const roleFacts = ({ position, company }: NonNullable<Portfolio['currentPosition']>, format: Format) => ({
  id: position.id,
  title: position.title,
  company: company.name,
  companyId: company.id,
  location: position.location,
  period: format.period(position.period),
  tenure: position.months === null ? null : format.tenure(position.months),
});

export type RoleFacts = ReturnType<typeof roleFacts>;

/** The data of the IAM screen. */
export function profileSlice({ owner, companies, currentPosition, languages }: Portfolio, format: Format) {
  const { name, initials, headline, email, linkedin, phone, website, profiles, photo, biography } = owner;
  const place = placeName(owner.place);
  return {
    person: {
      name,
      initials,
      headline,
      email,
      linkedin,
      photo: photo?.src ?? null,
      ...(photo?.alt && { photoAlt: photo.alt }),
    },
    /** Further contact details, each with a link if there is one. */
    further: [
      ...(place ? [{ kind: 'location' as const, label: place, url: null }] : []),
      ...(phone
        ? [{ kind: 'phone' as const, label: phone, url: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
        : []),
      ...(website ? [{ kind: 'website' as const, label: untrackedAddress(website), url: website }] : []),
      ...profiles
        .filter((profile) => profile !== linkedin)
        // Many files list the website a second time, as a profile.
        .filter(({ url }) => url === null || website === null || shortAddress(url) !== shortAddress(website))
        .map(({ network, label, url }) => ({
          kind: network,
          label: url !== null && label === shortAddress(url) && isLongAddress(url) ? lineAddress(url) : label,
          url,
        })),
      ...(owner.properties ?? []).map(({ label, values }) => {
        const [only = ''] = values.length === 1 ? values : [];
        const url = isWebAddress(only) ? only : null;
        return { kind: label, label: url ? lineAddress(url) : values.map(plainValue).join(', '), url };
      }),
    ],
    biography: biography.flatMap(richText),
    languages: languages.length > 0 ? [spoken(languages, format)] : [],
    current: currentPosition && {
      ...roleFacts(currentPosition, format),
      others: otherOpenRoles({ companies }, currentPosition.position.id).map((role) =>
        roleFacts(role, format),
      ),
      ...beginningOf(currentPosition.position.summary ?? '', currentPosition.position.highlights),
    },
  };
}

export type ProfileSlice = ReturnType<typeof profileSlice>;
