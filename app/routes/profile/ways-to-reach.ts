import type { FunctionComponent, ReactElement, SVGProps } from 'react';

import LinkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';

import type { Drawing } from '~/domain/drawing';
import type { profileSlice } from '~/domain/profile';
import { link } from '~/domain/sections';
import type { T } from '~/i18n/t';

import styles from './basic-info.module.css';
import { wayName } from './section-cards';

// Used while building only, so that these words and icons stay there.

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
    ...further.map(({ kind, label, url }) =>
      line(['i', null], wayName(kind, t), url ? link(url, label) : label),
    ),
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
