import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test.each([
  ['Built nodes that feed the Oracle system on a blockchain', ['Oracle'], []],
  ['Won Oracle as a customer', ['Oracle'], []],
  ['Their mills ran on an Oracle database', ['Oracle'], ['Oracle']],
  ['Tuned Oracle PL/SQL for the mills', ['Oracle', 'PL/SQL'], ['Oracle', 'PL/SQL']],
  ['Llevé bases de datos Oracle', ['Oracle'], ['Oracle']],
  ['Wrote Java and Oracle reports', ['Java', 'Oracle'], ['Java', 'Oracle']],
  ['Kept the books in Oracle and PostgreSQL', ['Oracle', 'PostgreSQL'], ['Oracle', 'PostgreSQL']],
  ['Did risk management for mills', ['Management'], []],
  ['Did risk management for mills', ['Management', 'Risk Management'], ['Risk Management']],
  ['Used Git for source-code management', ['Management'], []],
  ['Taught management to weavers', ['Management'], ['Management']],
  ['Took over the management of two mills', ['Management'], ['Management']],
])('ambiguous names count only in their own context: %s', (sentence, skills, expected) => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', highlights: [sentence] }],
      skills: skills.map((name) => ({ name })),
    },
  });
  const found = portfolio?.evidence.filter(
    ({ name, mentions }) => skills.includes(name) && mentions.length > 0,
  );
  expect(found?.map(({ name }) => name)).toEqual(expected);
});
