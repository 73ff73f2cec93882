import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test('a file of another tool is no account, a site of that name is one', () => {
  const profiles = [
    { network: 'PDF', username: 'My CV', url: 'pdf/cv.pdf' },
    { network: 'CV', username: 'ada', url: 'https://cv.example/ada' },
    { network: 'language', username: 'English', url: './resume.html' },
  ];
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', profiles } },
  });
  expect(portfolio?.owner.profiles.map(({ network }) => network)).toEqual(['CV']);
  expect(warnings.join()).toContain('a file beside the page of another tool');
});

test('leaves out the username of a template beside another address', () => {
  const profiles = [
    { network: 'GitHub', username: 'john', url: 'https://github.com/adabyron' },
    { network: 'GitLab', username: 'john', url: 'https://gitlab.com/JohnByron' },
  ];
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron', profiles } },
  });
  expect(portfolio?.owner.profiles.map(({ label }) => label)).toEqual(['github.com/adabyron', 'john']);
  expect(warnings).toEqual([
    expect.stringContaining('basics.profiles[0].username: a text of the template, never changed;'),
  ]);
});

const profileOf = (profile: object) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada', profiles: [profile] } },
  });
  const [{ label, url } = { label: null, url: null }] = portfolio?.owner.profiles ?? [];
  return { label, url, warnings: warnings.join('\n') };
};

test.each([
  [{ username: '<ada>', url: 'https://github.com/<ada>' }, 'ada', 'https://github.com/ada'],
  [
    { username: 'ada', url: 'https://www.github.com/<ada-byron>/' },
    'ada',
    'https://www.github.com/ada-byron/',
  ],
  [{ username: '<ada>' }, 'ada', 'https://github.com/ada'],
  [{ username: '<your-username>', url: 'https://github.com/<your-username>' }, null, null],
  [{ username: '<username>' }, null, null],
  [{ username: '<your-github>' }, null, null],
  [{ username: '<your github>' }, null, null],
  [{ username: '<my-account>', url: '' }, null, null],
  [{ username: '<GitHub-Username>' }, null, null],
  [{ username: '@<handle>' }, null, null],
  [{ url: 'https://linkedin.com/in/<handle>' }, null, null],
  [{ username: '<id>', url: 'https://github.com/%3Cid%3E/' }, null, null],
  [{ username: 'ada', url: 'https://github.com/<username>' }, 'ada', 'https://github.com/ada'],
  [{ username: '<username>', url: 'https://github.com/ada' }, 'github.com/ada', 'https://github.com/ada'],
])('drops the brackets of a template around a username: %j', (profile, label, url) => {
  const read = profileOf({ network: 'GitHub', ...profile });
  expect(read).toMatchObject({ label, url });
  expect(read.warnings).toMatch(/the brackets of a placeholder|of the template, never changed/);
});

test.each([
  ['Mastodon', '@ad', 'https://looms.example/@ad', '@ad'],
  ['Medium', 'ada', 'https://medium.com/@ada', 'ada'],
  ['Mastodon', '@ada@looms.example', undefined, '@ada@looms.example'],
  ['Twitter', '@ada', 'https://twitter.com/ada', 'ada'],
])('shows the sign before a username of %s only if it belongs to the account: %s', (...given) => {
  const [network, username, url, label] = given;
  expect(profileOf({ network, username, ...(url && { url }) }).label).toBe(label);
});
