import type { FunctionComponent, ReactElement, SVGProps } from 'react';

import CalendarIcon from '@fluentui/svg-icons/icons/calendar_clock_16_regular.svg?react';
import PhoneIcon from '@fluentui/svg-icons/icons/call_16_regular.svg?react';
import WebsiteIcon from '@fluentui/svg-icons/icons/globe_16_regular.svg?react';
import TimeZonesIcon from '@fluentui/svg-icons/icons/globe_clock_16_regular.svg?react';
import HealthIcon from '@fluentui/svg-icons/icons/heart_pulse_20_regular.svg?react';
import LinkIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';
import LinkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';

import PermitsIcon from '@fluentui/svg-icons/icons/document_checkmark_16_regular.svg?react';
import KindsIcon from '@fluentui/svg-icons/icons/briefcase_16_regular.svg?react';

import { breakable } from '~/portal/text/clipped';
import type { ElementTree } from '~/portal/text/element-tree';
import { link } from '~/portal/text/entry-tree';
import type { availabilityIn } from '~/portal/i18n/section-cards';
import type { T } from '~/portal/i18n/t';

import type { ProfileSlice } from './data';
import styles from './overview.module.css';

// Used by the build only, so that these texts and icons are not in the bundle.

type Contacts = Pick<ProfileSlice, 'person' | 'further'>;

/** The contact details that the portal names. Others have the names of their networks. */
const DETAILS = new Map(
  Object.entries({
    location: { title: 'profile.location', icon: LocationIcon },
    phone: { title: 'profile.phone', icon: PhoneIcon },
    website: { title: 'profile.website', icon: WebsiteIcon },
  } as const),
);

const FACT_ICONS = {
  'availability.notice': CalendarIcon,
  'availability.kinds': KindsIcon,
  'availability.workplace': LocationIcon,
  'availability.timeZones': TimeZonesIcon,
  'availability.workPermits': PermitsIcon,
} as const;

/** The availability and the contact details, one row each with icon, label and value. */
export function contactRows(
  { person: { email, linkedin }, further }: Contacts,
  t: T,
  availability: ReturnType<typeof availabilityIn>,
): readonly ElementTree[] {
  const rows: ElementTree[] = [
    ...(availability
      ? [
          row(HealthIcon, t('availability.health'), availability.sentence, null, {
            'data-status': availability.status,
          }),
          ...availability.facts.map(({ fact, label, value }) => row(FACT_ICONS[fact], label, value, null)),
        ]
      : []),
    ...(email ? [row(MailIcon, t('profile.email'), email, { href: `mailto:${email}` })] : []),
    ...(linkedin
      ? [
          row(LinkedInIcon, t('profile.linkedin'), linkedin.label, {
            href: linkedin.url,
            rel: 'me noopener',
            target: '_blank',
          }),
        ]
      : []),
    ...further.map(({ kind, label, url }) => {
      const { icon, title } = DETAILS.get(kind) ?? { icon: LinkIcon, title: null };
      return row(icon, title ? t(title) : kind, label, url ? attributesOf(link(url, label)) : null);
    }),
  ];
  return rows.length > 0 ? [['dl', { className: styles['contacts'] ?? '' }, ...rows]] : [];
}

const attributesOf = (tree: ElementTree) => (typeof tree === 'string' ? null : tree[1]);

/** The accessible name of a link includes the label: "Email: ada@example.org". */
const row = (
  icon: FunctionComponent<SVGProps<SVGSVGElement>>,
  what: string,
  value: string,
  linked: Readonly<Record<string, string | number | boolean>> | null,
  attributes: Readonly<Record<string, string>> | null = null,
): ElementTree => [
  'div',
  attributes,
  ['dt', null, iconTree(icon), what],
  [
    'dd',
    null,
    linked
      ? ['a', { ...linked, 'aria-label': `${what}: ${value}`, translate: 'no' }, ...withBreaks(value)]
      : value,
  ],
];

const withBreaks = (address: string): ElementTree[] =>
  breakable(address).flatMap((part, at): ElementTree[] => (at === 0 ? [part] : [['wbr', null], part]));

type Icon = ReactElement<{ children?: Icon | Icon[] } & Record<string, string>, string>;

/** An icon as an element tree. Its component has no state and no context. */
const iconTree = (component: FunctionComponent<SVGProps<SVGSVGElement>>): ElementTree =>
  treeOfIcon((component as (props: object) => unknown)({}) as Icon);

function treeOfIcon({ type, props: { children = [], ...attributes } }: Icon): ElementTree {
  return [type, attributes, ...[children].flat().map(treeOfIcon)];
}
