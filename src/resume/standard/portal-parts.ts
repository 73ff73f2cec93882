import { z } from 'zod';
import {
  accepted,
  color,
  group,
  text,
  textOrNumber,
  list,
  matching,
  httpsAddress,
  among,
  numberBetween,
  flag,
} from './expected';
import { tileOrigins, publicOrigin } from './public-host';

const mailKey = () =>
  matching(
    /^[\w-]+$/,
    'a key as the mail service’s dashboard shows it (letters, digits, "_" and "-")',
  ).refine((key) => !/^your-/i.test(key), 'your own key in the place of the example');

/** An HTTPS address, for the security policy. HTTP is only allowed for this machine. */
const originOf = (address: string): string | null => publicOrigin(address, { loopback: true });

/** An entry of Key Achievements. If there are any, they replace the résumé’s awards. */
export const achievementSchema = group(
  {
    type: text().describe('Kind of achievement, shown before the year.'),
    description: text().describe('One sentence about it.'),
    year: textOrNumber('a year or span such as 2017 or "2013-2017"').describe(
      'Year or span, shown as written.',
    ),
    resource: text().describe(
      'Name in the résumé of the project, role or company that it leads to; where nothing is said, the one with the same title.',
    ),
    icon: text('the name of a Fluent icon').describe('Fluent icon of the achievement.'),
    color: color().describe('Accent of its tile, such as `#0078d4` or `teal`.'),
    background: color().describe('Ground of its tile, such as `#e5f1fb` or `white`.'),
  },
  { title: text().describe('What was achieved.') },
);

/** The card "Last project opened". Missing fields come from the newest open position. */
export const lastProjectSchema = group({
  title: text().describe('Role shown on the card.'),
  company: text().describe('Company shown on the card, by its name in the résumé.'),
  description: text().describe('One or two sentences about it.'),
  resources: list(text(), 'a list of names').describe('Names of the résumé’s projects shown as tags.'),
});

/** The map of Regions. */
export const mapSchema = group({
  tiles: among(['auto', 'ask', 'off']).describe(
    'Whether map tiles are loaded from another host: at once, after a click, or never.',
  ),
  url: httpsAddress()
    .regex(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, 'an address with "{z}", "{x}" and "{y}"')
    .refine(
      (address) => tileOrigins(address) !== null,
      'the address of tiles on a plain host, such as "https://{s}.tiles.example/{z}/{x}/{y}.png"',
    )
    .describe('Address of the tiles with {z}, {x} and {y}.'),
  attribution: text().describe('Whom the tiles are owed to, shown on the map.'),
});

/** A marker of the map. */
export const placeSchema = group(
  {},
  {
    city: text().describe('City, shown in the marker’s popup.'),
    country: text().describe('Country, shown in the marker’s popup.').optional(),
    latitude: numberBetween(-90, 90).describe('Degrees north, negative for south.'),
    longitude: numberBetween(-180, 180).describe('Degrees east, negative for west.'),
  },
);

/** Where the availability does not stand besides IAM. */
const AVAILABILITY_READERS = ['resume', 'json-ld', 'llms.txt'] as const;

/** Whether and when the owner takes on other work. */
export const availabilitySchema = group(
  {
    from: textOrNumber('a date such as 2027 or 2027-03')
      .pipe(
        matching(
          /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
          'a date such as 2027 or 2027-03',
        ),
      )
      .describe('From when that changes or holds, such as `2027-03`; shown as a month until it has passed.'),
    notice: text().describe('Notice period, such as `3 months`.'),
    kinds: list(among(['permanent', 'contract']), 'a list such as [permanent, contract]').describe(
      'Kinds of employment, such as `[permanent, contract]`.',
    ),
    remote: among(['remote', 'hybrid', 'onsite']).describe('Where you work: at home, both, or on site.'),
    places: list(text(), 'a list of places').describe('Places where you work, such as `[Madrid]`.'),
    timeZones: list(text(), 'a list of time zones').describe(
      'Time zones in which you work, such as `[CET, EST]`.',
    ),
    workPermits: list(text(), 'a list such as ["EU", "US (H-1B)"]').describe(
      'Where you may work, such as `[EU]`.',
    ),
    leaveOut: list(among(AVAILABILITY_READERS), 'a list such as [resume]').describe(
      'Where it does not stand: `resume`, `json-ld` (for search engines), `llms.txt`; it stands on IAM, and in all three where nothing is said.',
    ),
  },
  {
    status: among(['available', 'open', 'unavailable']).describe(
      'Whether you look for work, are open to offers, or are not available.',
    ),
  },
);

/** The settings of an employer that a résumé has no field for. */
export const companySettings = {
  icon: text('the name of a Fluent icon').describe(
    'Fluent icon shown beside the company, such as `building-multiple`.',
  ),
  color: color().describe('Colour that marks the company, such as `#0078d4` or `teal`.'),
  score: numberBetween(0, 100).describe(
    'Your own score of your work there, 0 to 100, shown on Subscriptions; a dash stands where there is none.',
  ),
  alias: text().describe('Short or former name, which search finds too.'),
};

/** The settings of a project for a company that a résumé has no field for. */
export const resourceSettings = {
  icon: text('the name of a Fluent icon').describe('Fluent icon of the resource’s card, such as `cloud`.'),
  type: text().describe('Kind of resource shown on its card; wins over the résumé’s `type`.'),
};

/** The settings of a separate project that a résumé has no field for. */
export const projectSettings = {
  ...resourceSettings,
  image: text('a file such as "images/bridge.svg" or an https address').describe(
    'Picture of the project: a file in the content folder, or an `https://` address.',
  ),
  imageAlt: text('what the picture shows, in one sentence').describe(
    'What the picture shows, for those who do not see it.',
  ),
  year: textOrNumber('a year or span such as 2017 or "2013-2017"').describe(
    'Year on its card; without it, the years of its period.',
  ),
  featured: flag().describe('`false` keeps the project out of the featured ones.'),
  order: z
    .number('a number')
    .describe('Place among the featured projects, lowest first; newest first where none is given.'),
};

/** The settings of a skill that a résumé has no field for. */
export const skillSettings = {
  percentage: numberBetween(0, 100).describe('Length of the skill’s bar on the dashboard, 0 to 100.'),
};

const MEASURES = ['years', 'projects', 'languages', 'other'] as const;

/** A figure on the dashboard. The first three are counted in the résumé unless they are stated. */
export const statSchema = group(
  {
    value: textOrNumber('a text or a number').describe(
      'The figure, such as `18+`; derived where it is missing.',
    ),
    title: text().describe('Name of the figure; the first three have one.'),
    icon: text('the name of a Fluent icon').describe('Fluent icon of the figure.'),
  },
  {
    measure: among(MEASURES).describe(
      'What is counted; `other` for a figure of your own, which needs a title and a value.',
    ),
  },
).superRefine((stat, { addIssue }) => {
  for (const field of ['title', 'value'] as const)
    if (stat.measure === 'other' && stat[field] === undefined)
      addIssue({ code: 'custom', path: [field], message: `a ${field} for a figure of your own` });
});

/** The services that the form can post to. The first one is used where `mail` names none. */
const MAIL_SERVICES = ['emailjs', 'web3forms', 'formspree', 'endpoint'] as const;

/** The mail service of the contact form. Its keys are public. */
export const mailSchema = group({
  service: among(MAIL_SERVICES).describe('Service that takes the messages; `emailjs` where nothing is said.'),
  publicKey: mailKey().describe('EmailJS: the public key of your account, never the private one.'),
  serviceId: mailKey().describe('EmailJS: which of your mail services sends.'),
  templateId: mailKey().describe('EmailJS: which template is filled in.'),
  key: mailKey().describe('Web3Forms: your access key.'),
  form: mailKey().describe('Formspree: the last part of your form’s address.'),
  url: accepted(
    (address) => originOf(address) !== null,
    'an address that begins with "https://" and takes messages as JSON',
  ).describe(
    'Endpoint of your own: an address that takes the message as JSON (name, email, subject, message).',
  ),
  origin: accepted(
    (address) => originOf(address) === address.toLowerCase().replace(/\/$/, ''),
    'the address of a mail service without a path, such as "https://api.emailjs.com"',
  )
    .transform((origin) => new URL(origin).origin)
    .describe('Where the service lives, if not at its usual host, such as https://api.emailjs.com.'),
  throttleMs: z
    .number('a number of milliseconds, 0 or more')
    .min(0, 'a number of milliseconds, 0 or more')
    .describe('Shortest time between two messages of one visitor, in milliseconds.'),
});

const date = () => textOrNumber('a year or a month such as 2018 or "2018-05"');

const choice = {
  tags: list(text()).describe('By their `tags` or `keywords`.'),
  companies: list(text()).describe('By the employer: roles there, and projects done for it.'),
  names: list(text()).describe('By the name of a project, skill, school or whatever an entry is called.'),
};

/** A tailored résumé for one kind of reader, from the same file. */
export const viewSchema = group({
  title: text().describe('Headline of this résumé; that of the résumé where nothing is said.'),
  summary: text().describe('Summary of this résumé.'),
  include: group({ ...choice, since: date().describe('Only what did not end before.') }).describe(
    'What stays: of the entries that have tags, those with one of `tags`; the roles at `companies`; in each section that has some of `names`, those.',
  ),
  leaveOut: group({
    ...choice,
    before: date().describe('What ended before.'),
    sections: list(text()).describe('Whole sections, such as `references`.'),
  }).describe('What is left out, whatever else is said.'),
  order: list(
    text('a section such as "work", whose entries keep their order'),
    'a list of sections such as [projects, work]',
  ).describe('Sections that come first, in this order.'),
  pages: z
    .number('a number of pages')
    .int('a whole number of pages')
    .min(1, 'a number of pages, 1 or more')
    .describe('Most pages that its PDF may have; `npm run content:check` tells what would have to go.'),
  listed: flag().describe('`true` links it from the résumé’s page; else whoever has its address finds it.'),
});

export type ViewSettings = z.output<typeof viewSchema>;
