import { group, numberBetween } from './expected';

/** The settings of a skill that a résumé has no field for. */
export const skillSettings = {
  percentage: numberBetween(0, 100)
    .describe('Length of the skill’s bar on the dashboard, 0 to 100.')
    .optional(),
};

export const skillSchema = group(skillSettings);
