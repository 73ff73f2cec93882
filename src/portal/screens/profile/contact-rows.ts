import calendarIcon from '@fluentui/svg-icons/icons/calendar_clock_16_regular.svg?tree';
import phoneIcon from '@fluentui/svg-icons/icons/call_16_regular.svg?tree';
import websiteIcon from '@fluentui/svg-icons/icons/globe_16_regular.svg?tree';
import timeZonesIcon from '@fluentui/svg-icons/icons/globe_clock_16_regular.svg?tree';
import healthIcon from '@fluentui/svg-icons/icons/heart_pulse_20_regular.svg?tree';
import linkIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?tree';
import locationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?tree';
import linkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?tree';
import mailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?tree';

import permitsIcon from '@fluentui/svg-icons/icons/document_checkmark_16_regular.svg?tree';
import kindsIcon from '@fluentui/svg-icons/icons/briefcase_16_regular.svg?tree';

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
    location: { title: 'profile.location', icon: locationIcon },
    phone: { title: 'profile.phone', icon: phoneIcon },
    website: { title: 'profile.website', icon: websiteIcon },
  } as const),
);

const FACT_ICONS = {
  'availability.notice': calendarIcon,
  'availability.kinds': kindsIcon,
  'availability.workplace': locationIcon,
  'availability.timeZones': timeZonesIcon,
  'availability.workPermits': permitsIcon,
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
          row(healthIcon, t('availability.health'), availability.sentence, null, {
            'data-status': availability.status,
          }),
          ...availability.facts.map(({ fact, label, value }) => row(FACT_ICONS[fact], label, value, null)),
        ]
      : []),
    ...(email ? [row(mailIcon, t('profile.email'), email, { href: `mailto:${email}` })] : []),
    ...(linkedin
      ? [
          row(linkedInIcon, t('profile.linkedin'), linkedin.label, {
            href: linkedin.url,
            rel: 'me noopener',
            target: '_blank',
          }),
        ]
      : []),
    ...further.map(({ kind, label, url }) => {
      const { icon, title } = DETAILS.get(kind) ?? { icon: linkIcon, title: null };
      return row(icon, title ? t(title) : kind, label, url ? attributesOf(link(url, label)) : null);
    }),
  ];
  return rows.length > 0 ? [['dl', { className: styles['contacts'] ?? '' }, ...rows]] : [];
}

const attributesOf = (tree: ElementTree) => (typeof tree === 'string' ? null : tree[1]);

/** The accessible name of a link includes the label: "Email: ada@example.org". */
const row = (
  icon: ElementTree,
  what: string,
  value: string,
  linked: Readonly<Record<string, string | number | boolean>> | null,
  attributes: Readonly<Record<string, string>> | null = null,
): ElementTree => [
  'div',
  attributes,
  ['dt', null, icon, what],
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
