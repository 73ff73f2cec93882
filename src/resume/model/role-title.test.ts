import { expect, test } from 'vitest';

import { folderOf, TODAY } from '../read/folder-for-test';
import { readPortfolio } from '../read/read-portfolio';
import { titleWithout } from './role-title';

test.each([
  ['Tejedora, Telares del Sur SA de CV', 'Telares del Sur SA de CV', 'Tejedora'],
  ['Weaver at Mill', 'Mill Ltd', 'Weaver'],
  ['Weaver @Mill', 'Mill', 'Weaver'],
  ['Head of Looms – Mill', 'MILL', 'Head of Looms'],
  ['Weberin bei Mühle', 'Mühle GmbH', 'Weberin'],
  ['Tisserande chez Moulin', 'Moulin', 'Tisserande'],
  ['Tecelã em Moinho, Lda.', 'Moinho', 'Tecelã'],
  ['Weaver, Wool', 'Mill', 'Weaver, Wool'],
  ['Weaver, Mill, Leeds', 'Mill', 'Weaver, Mill, Leeds'],
  ['Miller at Windmill', 'Mill', 'Miller at Windmill'],
  ['Mill', 'Mill', 'Mill'],
  ['– @ Mill', 'Mill', '– @ Mill'],
])('the title %s below %s: %s', (title, employer, expected) => {
  expect(titleWithout([employer], title)).toBe(expected);
});

test('a role is called without its employer, also in another language', () => {
  const directory = folderOf({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver, Mill', startDate: '2020' }],
    },
    'resume.es.json': { work: [{ position: 'Tejedora en Mill' }] },
  });
  const { portfolio, inLanguage } = readPortfolio(directory, { today: TODAY });
  for (const [{ companies }, title] of [
    [portfolio, 'Weaver'],
    [inLanguage('es'), 'Tejedora'],
  ] as const)
    expect(companies[0]?.positions[0]).toMatchObject({ id: 'mill-weaver', title });
});
