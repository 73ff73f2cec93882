import { expect, test } from 'vitest';

import { formatOf } from '../../portal/i18n/format';
import { resumeSheet } from '../../portal/lib/resume-sheet';
import { readFolder } from '../read/folder-for-test';

const certificateOf = (dates: object) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      certificates: [{ name: 'Weaver', issuer: 'Board', ...dates }],
    },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const [certificate] = portfolio.certificates;
  const [section] = resumeSheet(portfolio, 'es', formatOf('es'), String).sections;
  return { properties: certificate?.properties, text: section?.lines[0]?.text, warnings };
};

test('a certificate with an end shows it as a date in the language of the page', () => {
  expect(certificateOf({ startDate: '2017-07-30', endDate: '2019-07-30' })).toMatchObject({
    properties: [],
    text: 'Board, jul 2017 - jul 2019, caducado',
  });
  expect(certificateOf({ date: '2017', endDate: null })).toMatchObject({ text: 'Board, 2017' });
});

test('warns about an end that is no date', () => {
  expect(certificateOf({ date: '2017', endDate: 'when the mill closes' })).toMatchObject({
    text: 'Board, 2017',
    warnings: [expect.stringContaining('certificates[0].endDate')],
  });
});
