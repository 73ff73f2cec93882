import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test('the kind of a study begins with a capital, and that of a skill has no label', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      education: [
        { institution: 'Loom Board', studyType: 'certification', area: 'Looms' },
        { institution: 'Loom University', studyType: 'b.sc.', area: 'Wool' },
      ],
      skills: [{ name: 'Carding', level: 'Master', category: 'Wool' }],
    },
  });
  expect(portfolio?.education.map(({ studyType }) => studyType)).toEqual(['Certification', 'b.sc.']);
  expect(portfolio?.skills[0]?.properties).toEqual([{ label: '', values: ['Wool'] }]);
});
