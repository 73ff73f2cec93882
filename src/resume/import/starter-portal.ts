import { stringify } from 'yaml';

import { FORMAT_VERSION } from '../read/format-version';
import { documentName } from '../read/packed';

/** Settings as comments, which the owner enables by removing the `#`. */
const commentedOut = (settings: object): string =>
  stringify(settings, { singleQuote: true, lineWidth: 0 }).trimEnd().replaceAll(/^/gm, '#');

/**
 * An initial `portal.yaml`: it adds nothing to the résumé, and contains further settings as comments.
 * @param schema the path of the schema, relative to the file
 */
export function starterPortal(schema: string): string {
  const parts = [
    `# yaml-language-server: $schema=${schema}`,
    [
      '## What a résumé has no field for. Everything here is optional, and this describes all of it:',
      `## ${documentName('content')}`,
      '## A line with two # is a note. A line with one # is a setting that is off: remove the # to turn it on.',
    ],
    `version: ${FORMAT_VERSION}`,
    'directory: Default Directory',
    commentedOut({ title: 'Career Portal', brandColor: '#0078d4' }),
    ['## Where the site will be published.', commentedOut({ siteUrl: 'https://example.com' })],
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
