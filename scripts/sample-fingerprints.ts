import { createHash } from 'node:crypto';

/** An address however it is written. */
const asOneText = (text: string): string =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : text;

/** A text without telling it: who it was is in the sample's own files only. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256')
    .update(asOneText(text.trim()).normalize('NFC').trim().toLowerCase())
    .digest('hex')
    .slice(0, 16);

/**
 * What the shipped sample says of its owner (its name, addresses, biography, the paragraphs of Regions), so that
 * `npm run deploy:check` finds it in somebody else's portal. Its test says what should stand here.
 */
export const SAMPLE_FINGERPRINTS: ReadonlySet<string> = new Set([
  '4ba552a997df98e5',
  '4bab0b3642f3139c',
  '5358da064776de8c',
  '65d22ec31cf122eb',
  '670c87a2347447b5',
  '782b362fe09e5392',
  '91a73ae40d51fc82',
  '94c5697f4a2c9250',
  'd19751b270ac83fb',
  'e949ad8f0e2f4964',
  'ffff0b2f24b72b03',
]);
