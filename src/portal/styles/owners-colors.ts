import type { Portfolio } from '~/resume/read/portfolio';

import { brandStyle } from './brand';

/** The class that gives an element one of the owner's colours as `--tint`. No style attribute: the policy forbids it. */
export const tintClass = (color: string): string => `tint-${color.slice(1).toLowerCase()}`;

/** The stylesheet of the colours that the owner's content names; empty when it names none. */
export function ownersColors({ portal, companies, achievements }: Portfolio): string {
  const named = [
    ...companies.map((company) => company.color),
    ...achievements.flatMap((achievement) => [achievement.color, achievement.background]),
  ];
  const colors = [...new Set(named.filter((color) => color !== null))].toSorted();
  const tints = colors.map((color) => `.${tintClass(color)}{--tint:${color.toLowerCase()}}`);
  return [brandStyle(portal.brandColor) ?? '', ...tints].join('');
}
