import { group, oneOf, text, textOrNumber } from './expected';

const MEASURES = ['years', 'projects', 'languages', 'other'] as const;

/** A figure on the dashboard. The first three are counted in the résumé unless they are stated. */
export const statSchema = group({
  measure: oneOf(MEASURES).describe(
    'What is counted; `other` for a figure of your own, which needs a title and a value.',
  ),
  value: textOrNumber('a text or a number')
    .describe('The figure, such as `18+`; derived where it is missing.')
    .optional(),
  title: text().describe('Name of the figure; the first three have one.').optional(),
  icon: text('the name of a Fluent icon').describe('Fluent icon of the figure.').optional(),
});
