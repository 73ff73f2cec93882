import { stringify } from 'yaml';

import { FORMAT_VERSION } from '../read/format-version';
import { DEFAULT_ICONS, guessIcon } from '../model/icons';
import { REFERENCE } from '../read/packed';
import type { Resume } from '../standard/resume';

/** Colors of companies that differ on light and dark backgrounds. The owner may choose others. */
const COLORS = ['#0078d4', '#c4501b', '#0f7b6c', '#6b4fbb', '#b5460f', '#0e700e'];
/** The number of featured skills on the dashboard (spec §2). */
const FEATURED_SKILLS = 4;
const SUGGESTED_PERCENTAGE = 80;

/** Settings as comments, which the owner enables by removing the `#`. */
const commentedOut = (settings: object): string =>
  stringify(settings, { singleQuote: true, lineWidth: 0 }).trimEnd().replaceAll(/^/gm, '#');

const named = (entries: readonly { name?: string }[] = []): string[] => [
  ...new Set(entries.flatMap(({ name }) => name ?? [])),
];

/** An icon for an employer, from the titles of its jobs. */
function iconFor(company: string, { work = [] }: Resume): string {
  const titles = work.flatMap(({ name, position }) => (name === company && position ? [position] : []));
  const guess = guessIcon([company, ...titles]);
  return guess === DEFAULT_ICONS.resource ? DEFAULT_ICONS.company : guess;
}

/**
 * An initial `portal.yaml`: it adds nothing to the résumé, and contains further settings as comments.
 * @param schema the path of the schema, relative to the file
 */
export function starterPortal(resume: Resume, schema: string): string {
  const companies = named(resume.work).map((name, index) => [
    name,
    { icon: iconFor(name, resume), color: COLORS[index % COLORS.length] },
  ]);
  const skills = named(resume.skills)
    .slice(0, FEATURED_SKILLS)
    .map((name) => [name, { percentage: SUGGESTED_PERCENTAGE }]);
  const parts = [
    `# yaml-language-server: $schema=${schema}`,
    [
      '## What a résumé has no field for. Everything here is optional, and this describes all of it:',
      `## ${REFERENCE}`,
      '## A line with two # is a note. A line with one # is a setting that is off: remove the # to turn it on.',
    ],
    `version: ${FORMAT_VERSION}`,
    'directory: Default Directory',
    commentedOut({ title: 'Career Portal', brandColor: '#0078d4' }),
    ['## Where the site will be published.', commentedOut({ siteUrl: 'https://example.com' })],
    ...(companies.length > 0
      ? [
          [
            '## Each company is shown as a subscription, under its name in the résumé, letter for letter.',
            '## Icons are Fluent icon names with dashes; a score from 0 to 100 and an alias are possible too.',
            commentedOut({ companies: Object.fromEntries(companies) as object }),
          ],
        ]
      : []),
    ...(skills.length > 0
      ? [
          [
            '## The percentages of the featured skills. These figures are examples: put in your own.',
            commentedOut({ skills: Object.fromEntries(skills) as object }),
          ],
        ]
      : []),
    [
      '## The mail service of the contact form; its keys are public by nature. Without them the form opens the',
      '## visitor’s own mail program.',
      commentedOut({
        mail: { publicKey: 'your-public-key', serviceId: 'your-service-id', templateId: 'your-template-id' },
      }),
    ],
  ];
  return `${parts.map((part) => [part].flat().join('\n')).join('\n\n')}\n`;
}
