import type { Portfolio } from '../resume/model/portfolio';
import { inkOn } from '../portal/styles/brand';

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

/** The icon of the browser tab: the owner's initials on the brand colour. */
export function siteIcon({ owner, portal }: Pick<Portfolio, 'owner' | 'portal'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="6" fill="${portal.brandColor}"/>`,
    `<text x="16" y="21.5" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="${inkOn(portal.brandColor)}">${escape(owner.initials)}</text>`,
    '</svg>',
  ].join('');
}
