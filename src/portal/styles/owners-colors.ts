import type { Portfolio } from '~/resume/model/portfolio';

import { brandStyle } from './brand';

/**
 * The class that sets one of the owner's colours as `--tint`. The page's policy (CSP) forbids style
 * attributes.
 */
export const tintClass = (color: string): string => `tint-${color.slice(1).toLowerCase()}`;

/** The stylesheet of the colours in the owner's content; empty without any. */
export function ownersColors({ portal, companies, achievements }: Portfolio): string {
  const named = [
    ...companies.map((company) => company.color),
    ...achievements.flatMap((achievement) => [achievement.color, achievement.background]),
  ];
  const colors = [...new Set(named.filter((color) => color !== null))].toSorted();
  const tints = colors.map((color) => `.${tintClass(color)}{--tint:${color.toLowerCase()}}`);
  return [brandStyle(portal.brandColor) ?? '', ...tints].join('');
}
