import { z } from 'zod';

import { flag, group, list, errorText, text, textOrNumber } from './expected';

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
    .number(errorText('a number of pages'))
    .int(errorText('a whole number of pages'))
    .min(1, errorText('a number of pages, 1 or more'))
    .describe('Most pages that its PDF may have; `npm run content:check` tells what would have to go.'),
  listed: flag().describe('`true` links it from the résumé’s page; else whoever has its address finds it.'),
});

export type ViewSettings = z.output<typeof viewSchema>;
