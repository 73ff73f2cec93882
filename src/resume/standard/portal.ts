import { z } from 'zod';

import {
  mailSchema,
  achievementSchema,
  availabilitySchema,
  companySettings,
  lastProjectSchema,
  mapSchema,
  placeSchema,
  projectSettings,
  resourceSettings,
  skillSettings,
  statSchema,
  viewSchema,
} from './portal-parts';
import { color, flag, group, languageCode, list, map, among, publicAddress, text } from './expected';
import { PRIVATE_KINDS } from './resume';

/** Settings by the résumé's own names. */
const named = <Shape extends z.core.$ZodLooseShape>(what: string, settings: Shape, about: string) =>
  map(group(settings), `${what} by their names`).describe(
    `Settings of ${about}, by their names in the résumé.`,
  );

/** The fields with the résumé's own names as keys. */
export const NAMED_FIELDS = ['companies', 'skills', 'resources', 'projects'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** The schema of `portal.yaml`. */
export const portalSchema = group({
  version: z
    .int('the number of a version, such as 1')
    .min(1, 'the number of a version, such as 1')
    .describe(
      'Version of the format of your files; 1 where nothing is said. A file of an older version is read all the same.',
    ),
  title: text().describe('Title of the portal, in the top bar; the owner’s name where nothing is said.'),
  initials: text('one to three letters')
    .regex(/^\S{1,3}$/u, 'one to three letters')
    .describe('Your initials, for the avatar; worked out from your name where nothing is said.'),
  photoAlt: text('what your portrait shows, in one sentence').describe(
    'What your portrait shows, for those who do not see it; your name where nothing is said.',
  ),
  language: languageCode().describe(
    'Language of your files, such as `en`; recognized by their texts where nothing is said.',
  ),
  directory: text().describe('Name of the directory, under the titles of its screens.'),
  brandColor: color().describe(
    'Colour of the top bar and the buttons, such as `#0078d4`, `teal` or `oklch(0.5 0.15 250)`.',
  ),
  siteUrl: publicAddress().describe(
    'Address under which the site is published, such as `https://me.github.io/portfolio/`; its path is the site’s base path.',
  ),
  achievements: list(achievementSchema).describe('Key Achievements; they replace the résumé’s awards.'),
  stats: list(statSchema).describe('Figures on the dashboard.'),
  lastProject: lastProjectSchema.describe('The card “Last project opened”.'),
  availability: availabilitySchema.describe(
    'Whether and when you take on other work, as “Resource health” on IAM; nowhere where nothing is said.',
  ),
  places: list(placeSchema).describe('Markers of the map on Regions.'),
  regionsTitle: text().describe(
    'Heading of Regions; your country or place, else “International experience”, where nothing is said.',
  ),
  rights: text().describe(
    'Line of the footer after the copyright; “All rights reserved.” in the page’s language where nothing is said.',
  ),
  rightsLanguage: languageCode().describe(
    'Language of `rights`, such as `es`, where it is not that of your files.',
  ),
  presence: list(text(), 'a list of paragraphs').describe('Paragraphs of Regions.'),
  synonyms: map(text(), 'words and what they stand for').describe(
    'Other words for a search term, such as `k8s: Kubernetes`.',
  ),
  publish: list(text('a path such as "work.teamSize"'), 'a list such as [work.teamSize]').describe(
    'Fields of your résumé that JSON Resume does not define and that are published all the same, such as `work.teamSize` or `basics.pronouns`; `check` lists all of them.',
  ),
  dismissed: list(
    text('a name such as "portal.yaml stats"'),
    'a list such as ["portal.yaml stats"]',
  ).describe('Proposals of `suggest` and `dev` that are not yours; they are not made again.'),
  privacy: group({
    publish: list(
      among(PRIVATE_KINDS).describe('A kind of private value that is published.'),
      'a list such as [phone]',
    ).describe(
      'What of the résumé’s private values is published, such as `[phone, address]`; nothing where nothing is said.',
    ),
    hide: list(
      text('a path such as "email" or "work[].highlights"'),
      'a list such as [email, photo]',
    ).describe(
      'What nobody may see, in no page and in no file: `email`, `photo`, or any path of the résumé such as `work[].highlights`, `references` or `work[2]`.',
    ),
  }).describe('Who may see what.'),
  resume: group({
    paper: among(['a4', 'letter']).describe(
      'Paper of the résumé’s PDF and Word file; where nothing is said, US Letter in the countries that use it, else A4.',
    ),
    photo: flag().describe(
      '`true` shows your photo (`basics.image`, a file in your folder) in the PDF and the Word file; without it they have none.',
    ),
  }).describe('The résumé as a document.'),
  mail: mailSchema.describe('The contact form’s mail service.'),
  map: mapSchema.describe('The map of Regions.'),
  httpsOnSubdomains: flag().describe(
    '`true` tells browsers to ask every subdomain of your domain over HTTPS only, for two years (HSTS `includeSubDomains`); else they are told so of this host alone.',
  ),
  offline: flag().describe(
    '`false` keeps no copies of pages on visitors’ devices, and removes those of earlier builds.',
  ),
  views: map(viewSchema, 'tailored résumés by their names').describe(
    'Tailored résumés, each at `/resume/<name>` as a page, PDF, Word file, JSON and text; not in search, sitemap or search engines.',
  ),
  companies: named('companies', companySettings, 'employers'),
  skills: named('skills', skillSettings, 'skills'),
  resources: named('resources', resourceSettings, 'projects done for a company'),
  projects: named('projects', projectSettings, 'projects shown for themselves'),
});

export type PortalFile = z.output<typeof portalSchema>;
