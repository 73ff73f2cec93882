import { color, group, numberBetween, text } from './expected';

/** The settings of an employer that a résumé has no field for. */
export const companySettings = {
  icon: text('the name of a Fluent icon')
    .describe('Fluent icon shown beside the company, such as `building-multiple`.')
    .optional(),
  color: color().describe('Colour that marks the company, such as `#0078d4` or `teal`.').optional(),
  score: numberBetween(0, 100)
    .describe(
      'Your own score of your work there, 0 to 100, shown on Subscriptions; a dash stands where there is none.',
    )
    .optional(),
  alias: text().describe('Short or former name, which search finds too.').optional(),
};

export const companySchema = group(companySettings);
