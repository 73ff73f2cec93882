import { group, text } from './expected';

/** The settings of a project for a company that a résumé has no field for. */
export const resourceSettings = {
  icon: text('the name of a Fluent icon')
    .describe('Fluent icon of the resource’s card, such as `cloud`.')
    .optional(),
  type: text().describe('Kind of resource shown on its card; wins over the résumé’s `type`.').optional(),
};

export const resourceSchema = group(resourceSettings);
