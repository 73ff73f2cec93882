import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings, withheld } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return { ...portfolio, warnings, withheld };
};

test('withholds the phone number of a reference', () => {
  const { references, withheld } = read({
    basics: { name: 'Ada Byron' },
    references: [
      { name: 'Charles', reference: '+64.22.555.0101' },
      { name: 'Jane', reference: 'She weaves well.' },
    ],
  });
  expect(references.map(({ text }) => text)).toEqual([null, 'She weaves well.']);
  expect(withheld.join('\n')).toContain('references[0].reference (phone)');
});
