import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function read(resume: object) {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, ...resume },
  });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return { ...portfolio, warnings: warnings.join('\n') };
}

test('takes the first of several summaries, and the paragraphs of one', () => {
  const { owner, otherSections, warnings } = read({
    summary: {
      web: { es: 'Teje sitios.', en: 'Weaves sites.' },
      mill: { es: 'Teje lino.', en: 'Weaves linen.' },
    },
  });
  expect(owner.biography).toEqual(['Teje sitios.']);
  expect(otherSections).toEqual([]);
  expect(warnings).toContain('that of "web" was taken as "basics.summary", the others were left out.');
  expect(read({ summary: { p1: 'Wove.', p2: 'Spun.' } }).owner.biography).toEqual(['Wove.', 'Spun.']);
  expect(read({ summary: 'Wove.' }).owner.biography).toEqual(['Wove.']);
});
