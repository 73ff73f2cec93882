import { group, list, text } from './expected';

/** The card "Last project opened". Missing fields come from the newest open position. */
export const lastProjectSchema = group({
  title: text().describe('Role shown on the card.').optional(),
  company: text().describe('Company shown on the card, by its name in the résumé.').optional(),
  description: text().describe('One or two sentences about it.').optional(),
  resources: list(text(), 'a list of names')
    .describe('Names of the résumé’s projects shown as tags.')
    .optional(),
});
