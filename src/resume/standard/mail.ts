import { z } from 'zod';

import { publicOrigin } from '../model/public-host';

/** The texts after "expected …" for each part of the mail service. */
export const MAIL_EXPECTED = {
  keys: 'all three keys of the mail service',
  key: 'a key as the mail service’s dashboard shows it (letters, digits, "_" and "-")',
  origin: 'the address of a mail service without a path, such as "https://api.emailjs.com"',
  url: 'an address that begins with "https://" and takes messages as JSON',
  throttle: 'a number of milliseconds, 0 or more',
} as const;

/** Placeholders for keys in examples. */
const EXAMPLE = /^your-/i;

export const mailKey = () =>
  z
    .string({ error: MAIL_EXPECTED.key })
    .regex(/^[\w-]+$/, { error: MAIL_EXPECTED.key })
    .refine((key) => !EXAMPLE.test(key), { error: 'your own key in the place of the example' });

/** An HTTPS origin without a path, for the security policy. HTTP is only allowed for this machine. */
const isOrigin = (text: string): boolean =>
  publicOrigin(text, { loopback: true }) === text.toLowerCase().replace(/\/$/, '');

export const mailOrigin = () =>
  z
    .string({ error: MAIL_EXPECTED.origin })
    .refine(isOrigin, { error: MAIL_EXPECTED.origin })
    .transform((origin) => new URL(origin).origin);

export const mailUrl = () =>
  z
    .string({ error: MAIL_EXPECTED.url })
    .refine((url) => publicOrigin(url, { loopback: true }) !== null, { error: MAIL_EXPECTED.url });

export const mailThrottle = () =>
  z.number({ error: MAIL_EXPECTED.throttle }).min(0, { error: MAIL_EXPECTED.throttle });
