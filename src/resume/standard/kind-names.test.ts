import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings: warnings.join('\n') };
};

test('tells which field of another section is the title', () => {
  expect(read({ workshops: [{ courseName: 'Looms' }] }).warnings).toMatch(
    /workshops\[0\]\.courseName: another name for this field, taken as "title"/,
  );
});
