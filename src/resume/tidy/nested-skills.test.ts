import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });

test('groups inside a skill become skills of their own, with the labels of their lists', () => {
  const looms = {
    name: 'Looms',
    level: 'Advanced',
    summary: 'Of every kind.',
    subSkills: [
      { name: 'Jacquard', items: ['<strong>Cards:</strong> punching, lacing (silk, wool)', 'Oiling'] },
      { name: 'Dobby', level: 'Beginner', items: ['Pegs: advanced', 'Repairs: 5 years'] },
    ],
  };
  const { portfolio, warnings } = read({ skills: [looms] });
  expect(portfolio?.skills).toMatchObject([
    {
      name: 'Looms: Jacquard',
      level: 'Advanced',
      keywords: ['Cards', 'punching', 'lacing (silk, wool)', 'Oiling'],
      properties: [{ values: ['Of every kind.'] }],
    },
    { name: 'Looms: Dobby', level: 'Beginner', keywords: ['Pegs: advanced', 'Repairs: 5 years'] },
  ]);
  expect(warnings.join()).toContain('groups inside a skill');
});
