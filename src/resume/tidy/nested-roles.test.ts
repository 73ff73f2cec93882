import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test('a job with roles becomes a company with these roles, and messages name their lines', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        {
          company: 'Mill',
          location: 'Leeds',
          positions: [
            { position: 'Head Weaver', startDate: '2015-01', highlights: ['Led the looms.'] },
            { position: 'Weaver', startDate: 'in spring', endDate: '2014-12' },
          ],
        },
        { name: 'Farm', position: 'Shepherd', startDate: '2001', endDate: '2004' },
      ],
    },
  });
  expect(
    portfolio?.companies.map(({ name, positions }) => [name, positions.map(({ title }) => title)]),
  ).toEqual([
    ['Mill', ['Head Weaver', 'Weaver']],
    ['Farm', ['Shepherd']],
  ]);
  expect(portfolio?.currentPosition?.position.title).toBe('Head Weaver');
  expect(warnings.join('\n')).toMatch(/resume\.json:19:\d+ work\[\d\].*startDate: expected a date/);
});

test('the title of a job whose roles have their own describes the company', () => {
  const positions = [
    { position: 'Head Weaver', startDate: '2015' },
    { position: 'Weaver', startDate: '2013', endDate: '2014' },
  ];
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver & Dyer', summary: 'Weaves wool.', positions }],
    },
  });
  expect(portfolio?.companies[0]?.description).toBe('Weaver & Dyer\n\nWeaves wool.');
});

test('the subtitle and the description of a job with roles describe the company', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        {
          name: 'Mill',
          subtitle: 'A mill of her own.',
          description: ['Weaves wool.'],
          positions: [
            { position: 'Weaver', startDate: '2015' },
            { position: 'Dyer', startDate: '2013', endDate: '2014' },
          ],
        },
      ],
    },
  });
  expect(portfolio?.companies[0]?.description).toBe('A mill of her own.\n\nWeaves wool.');
});
