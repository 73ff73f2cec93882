import { expect, test } from 'vitest';

import { readFolder } from '../../read/folder-for-test';
import { networkOfAddress } from './own-site';

test.each([
  ['https://www.linkedin.com/in/ada-byron/', 'LinkedIn'],
  ['https://de.linkedin.com/in/ada-byron/en', 'LinkedIn'],
  ['github.com/ada', 'GitHub'],
  ['https://gitlab.com/ada', 'GitLab'],
  ['https://codepen.io/ada', 'CodePen'],
  ['https://x.com/ada', 'X'],
  ['https://twitter.com/ada?lang=en', 'Twitter'],
  ['https://www.behance.net/ada', 'Behance'],
  ['https://www.xing.com/profile/Ada_Byron', 'XING'],
  ['https://stackoverflow.com/users/123/ada', 'Stack Overflow'],
  ['https://orcid.org/0000-0002-1825-009X', 'ORCID'],
])('knows the account of a person: %s', (address, network) => {
  expect(networkOfAddress(address)).toBe(network);
});

test.each([
  'https://www.linkedin.com/pulse/how-to-weave',
  'https://www.linkedin.com/company/mill',
  'https://x.com/someone/status/123',
  'https://x.com/search?q=looms',
  'https://stackoverflow.com/questions/123/how',
  'https://github.com/ada/loom',
  'https://github.com',
  'https://codepen.io/ada/pen/loom',
  'https://www.behance.net/gallery/123/looms',
  'https://www.instagram.com/p/loom',
  'https://www.facebook.com/groups/weavers',
  'https://www.facebook.com/groups',
  'https://www.facebook.com/pages/',
  'https://www.facebook.com/about',
  'https://x.com/home',
  'https://github.com/feed',
  'https://www.xing.com/companies/mill',
  'https://orcid.org/about',
  'https://ada.github.io/cv',
  'https://mill.example/in/ada',
])('another page is no account: %s', (address) => {
  expect(networkOfAddress(address)).toBeNull();
});

const ownerOf = (basics: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron', ...basics } } });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return { ...portfolio.owner, warnings: warnings.join('\n') };
};

test('keeps a website that is no account, and an account beside another one of its network', () => {
  const repository = 'https://github.com/ada/loom';
  expect(ownerOf({ url: repository })).toMatchObject({ website: repository, profiles: [] });
  const profiles = [{ network: 'Github', username: 'mill', url: 'https://github.com/mill' }];
  const owner = ownerOf({ url: 'https://github.com/ada', profiles });
  expect(owner).toMatchObject({ website: 'https://github.com/ada', profiles: [{ label: 'mill' }] });
  expect(owner.warnings).toBe('');
});
