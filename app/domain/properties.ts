import type { Property } from '~/content/portfolio';

import type { Drawing } from './drawing';

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);

const valueOf = (text: string): Drawing =>
  isAddress(text)
    ? ['a', { href: text, rel: 'noreferrer', target: '_blank' }, text.replace(/^https?:\/\/|\/$/g, '')]
    : text;

/** What an entry says beyond the portal's own fields, a text each: `Team size: 12`. */
export const propertyTexts = (properties: readonly Property[] = []): string[] =>
  properties.map(({ label, values }) => `${label}: ${values.join(', ')}`);

/** The same as lines below an entry; addresses are links. */
export const propertyLines = (properties: readonly Property[] = []): readonly Drawing[] =>
  properties.map(({ label, values }) => [
    'p',
    { 'data-facts': '' },
    `${label}: `,
    ...values.flatMap((text, at): Drawing[] => (at === 0 ? [valueOf(text)] : [', ', valueOf(text)])),
  ]);
