import { z } from 'zod';

import { flag, group, text, textOrNumber } from './expected';
import { resourceSettings } from './resource';

/** The settings of a separate project that a résumé has no field for. */
export const projectSettings = {
  ...resourceSettings,
  image: text('a file such as "images/bridge.svg" or an https address')
    .describe('Picture of the project: a file in the content folder, or an `https://` address.')
    .optional(),
  imageAlt: text('what the picture shows, in one sentence')
    .describe('What the picture shows, for those who do not see it.')
    .optional(),
  year: textOrNumber('a year or span such as 2017 or "2013-2017"')
    .describe('Year on its card; without it, the years of its period.')
    .optional(),
  featured: flag().describe('`false` keeps the project out of the featured ones.').optional(),
  order: z
    .number({ error: 'a number' })
    .describe('Place among the featured projects, lowest first; newest first where none is given.')
    .optional(),
};

export const projectSchema = group(projectSettings);
