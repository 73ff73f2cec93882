import { color, group, text, textOrNumber } from './expected';

/** An entry of Key Achievements. If there are any, they replace the résumé’s awards. */
export const achievementSchema = group({
  title: text().describe('What was achieved.'),
  type: text().describe('Kind of achievement, shown before the year.').optional(),
  description: text().describe('One sentence about it.').optional(),
  year: textOrNumber('a year or span such as 2017 or "2013-2017"')
    .describe('Year or span, shown as written.')
    .optional(),
  resource: text()
    .describe(
      'Name in the résumé of the project, role or company that it leads to; where nothing is said, the one with the same title.',
    )
    .optional(),
  icon: text('the name of a Fluent icon').describe('Fluent icon of the achievement.').optional(),
  color: color().describe('Accent of its tile, such as `#0078d4` or `teal`.').optional(),
  background: color().describe('Ground of its tile, such as `#e5f1fb` or `white`.').optional(),
});
