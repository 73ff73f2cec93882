import { expect, test } from 'vitest';

import { readFolder } from '../../read/folder-for-test';

test('a degree with an apostrophe is named once', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      education: [{ institution: 'School', studyType: "Master's", area: 'Master of Looms' }],
    },
  });
  expect(portfolio?.education[0]).toMatchObject({ studyType: null, area: 'Master of Looms' });
});
