import type { FunctionComponent, ReactElement, SVGProps } from 'react';

import LinkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';

import type { Portfolio } from '~/content/portfolio';
import type { Drawing } from '~/domain/drawing';
import type { Format } from '~/domain/format';
import type { profileSlice } from '~/domain/profile';
import { link, sections } from '~/domain/sections';
import type { T } from '~/i18n/t';

import styles from './basic-info.module.css';

// Used while building only, so that these words and icons stay there.

/** The résumé's further sections under their titles. */
export const sectionCards = (portfolio: Portfolio, format: Format, t: T) =>
  sections(portfolio, format).map(({ section, drawing }) => ({ title: t(`profile.${section}`), drawing }));

type Ways = Pick<ReturnType<typeof profileSlice>, 'person' | 'further'>;

/** The ways to reach the owner, a line each. */
export function waysToReach({ person: { email, linkedin }, further }: Ways, t: T): readonly Drawing[] {
  const lines: Drawing[] = [
    ...(email ? [line(drawn(MailIcon), t('profile.email'), ['a', { href: `mailto:${email}` }, email])] : []),
    ...(linkedin
      ? [
          line(drawn(LinkedInIcon), t('profile.linkedin'), [
            'a',
            { href: linkedin.url, rel: 'me noopener', target: '_blank' },
            linkedin.label,
          ]),
        ]
      : []),
    ...further.map(({ kind, label, url }) => {
      const what =
        kind === 'phone' || kind === 'website' || kind === 'location' ? t(`profile.${kind}`) : kind;
      return line(['i', null], what, url ? link(url, label) : label);
    }),
  ];
  return lines.length > 0 ? [['ul', { className: styles['links'] ?? '' }, ...lines]] : [];
}

const line = (icon: Drawing, what: string, way: Drawing): Drawing => [
  'li',
  null,
  icon,
  ['span', null, `${what}:`],
  ' ',
  way,
];

type Icon = ReactElement<{ children?: Icon | Icon[] } & Record<string, string>, string>;

/** An icon as a drawing: its component knows neither state nor context. */
const drawn = (component: FunctionComponent<SVGProps<SVGSVGElement>>): Drawing =>
  drawingOf((component as (props: object) => unknown)({}) as Icon);

function drawingOf({ type, props: { children = [], ...attributes } }: Icon): Drawing {
  return [type, attributes, ...[children].flat().map(drawingOf)];
}
