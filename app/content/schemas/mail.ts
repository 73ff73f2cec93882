import { z } from 'zod';

import { group, httpsAddress, text } from './expected';

/** The mail service of the contact form. Its keys are public by nature; all three are needed. */
export const mailSchema = group({
  publicKey: text().describe('Public key of your account.').optional(),
  serviceId: text().describe('Which of your mail services sends.').optional(),
  templateId: text().describe('Which template is filled in.').optional(),
  origin: httpsAddress()
    .describe('Where the service lives; https://api.emailjs.com where nothing is said.')
    .optional(),
  throttleMs: z
    .number({ error: 'a number of milliseconds, 0 or more' })
    .min(0, { error: 'a number of milliseconds, 0 or more' })
    .describe('Shortest time between two messages of one visitor, in milliseconds.')
    .optional(),
});
