import { z } from 'zod';

import { publicOrigin } from '../model/public-host';
import { group, oneOf } from './expected';

/** The texts after "expected …" for each part of the mail service. */
export const MAIL_EXPECTED = {
  keys: 'all three keys of the mail service',
  key: 'a key as the mail service’s dashboard shows it (letters, digits, "_" and "-")',
  origin: 'the address of a mail service without a path, such as "https://api.emailjs.com"',
  url: 'an address that begins with "https://" and takes messages as JSON',
  throttle: 'a number of milliseconds, 0 or more',
} as const;

/** The services that the form can post to. The first one is used where `mail` names none. */
const MAIL_SERVICES = ['emailjs', 'web3forms', 'formspree', 'endpoint'] as const;

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

const mailUrl = () =>
  z
    .string({ error: MAIL_EXPECTED.url })
    .refine((url) => publicOrigin(url, { loopback: true }) !== null, { error: MAIL_EXPECTED.url });

export const mailThrottle = () =>
  z.number({ error: MAIL_EXPECTED.throttle }).min(0, { error: MAIL_EXPECTED.throttle });

/** The mail service of the contact form. Its keys are public. */
export const mailSchema = group({
  service: oneOf(MAIL_SERVICES)
    .describe('Service that takes the messages; `emailjs` where nothing is said.')
    .optional(),
  publicKey: mailKey().describe('EmailJS: the public key of your account, never the private one.').optional(),
  serviceId: mailKey().describe('EmailJS: which of your mail services sends.').optional(),
  templateId: mailKey().describe('EmailJS: which template is filled in.').optional(),
  key: mailKey().describe('Web3Forms: your access key.').optional(),
  form: mailKey().describe('Formspree: the last part of your form’s address.').optional(),
  url: mailUrl()
    .describe(
      'Endpoint of your own: an address that takes the message as JSON (name, email, subject, message).',
    )
    .optional(),
  origin: mailOrigin()
    .describe('Where the service lives, if not at its usual host, such as https://api.emailjs.com.')
    .optional(),
  throttleMs: mailThrottle()
    .describe('Shortest time between two messages of one visitor, in milliseconds.')
    .optional(),
});
