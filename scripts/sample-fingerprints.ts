import { createHash } from 'node:crypto';

/** Normalizes an address, so that equal addresses have equal fingerprints. */
const asOneText = (text: string): string =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : text;

/** The fingerprint of a text. Personal data of the sample's owner is only in the sample's own files. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256')
    .update(asOneText(text.trim()).normalize('NFC').trim().toLowerCase())
    .digest('hex')
    .slice(0, 16);

/**
 * The fingerprints of the shipped sample's personal data: its name, addresses, biography, and the paragraphs
 * of Regions. `npm run deploy:check` finds them in another owner's portal. The test of this file prints the
 * expected values.
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
