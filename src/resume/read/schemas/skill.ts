import { group, numberBetween } from './expected';

/** What the résumé cannot say of a skill. */
export const skillSettings = {
  percentage: numberBetween(0, 100)
    .describe('Length of the skill’s bar on the dashboard, 0 to 100.')
    .optional(),
};

export const skillSchema = group(skillSettings);
