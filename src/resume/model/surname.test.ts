import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (basics: object) => readFolder({ 'resume.json': { basics } });

test.each([
  { name: 'Ada Byron', familyName: 'Byron' },
  { name: 'Byron', lastName: 'BYRON' },
  { name: 'Bÿron', lastName: 'Byron' },
  { name: 'Byron', lastName: 'Byron King' },
  { name: 'Ada Byron', familyName: 'King' },
  { name: 'Countess', firstName: 'Ada', lastName: 'Byron' },
  { name: 'adabyron', lastName: 'King' },
  { name: 'AdaByron', lastName: 'Byron' },
  { name: '김민수', lastName: 'Kim' },
])('a name stays that has the surname, or that is no given name: %j', (basics) => {
  const { portfolio, warnings } = read(basics);
  expect(portfolio?.owner.name).toBe(basics.name);
  expect(warnings.join('\n')).not.toContain('surname');
});
