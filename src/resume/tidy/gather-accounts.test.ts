import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const ACCOUNTS = {
  github: { label: 'ada', href: 'https://github.com/ada' },
  linkedIn: { label: 'Ada on LinkedIn', url: 'https://www.linkedin.com/in/ada' },
  loomery: { href: 'https://loomery.example/u/ada', icon: 'fa-loom' },
};
const PROFILES = [
  ['GitHub', 'https://github.com/ada'],
  ['LinkedIn', 'https://www.linkedin.com/in/ada'],
  ['loomery', 'https://loomery.example/u/ada'],
];

function read(resume: object) {
  const { portfolio, warnings, withheld } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error(warnings.join('\n'));
  const profiles = portfolio.owner.profiles.map(({ network, url }) => [network, url]);
  return { ...portfolio, profiles, warnings: warnings.join('\n'), withheld: withheld.join('\n') };
}

test.each([
  { basics: { name: 'Ada Byron' }, socialMedia: ACCOUNTS },
  { basics: { name: 'Ada Byron' }, social_media: ACCOUNTS },
  { basics: { name: 'Ada Byron', socialMedia: ACCOUNTS } },
  { basics: { name: 'Ada Byron', contact: { socialMedia: ACCOUNTS } } },
  { basics: { name: 'Ada Byron', ...ACCOUNTS, loomery: undefined, profiles: { loomery: ACCOUNTS.loomery } } },
  { info: { name: 'Ada Byron' }, socialMedia: ACCOUNTS },
  { info: { name: 'Ada Byron' }, contact: { socialMedia: ACCOUNTS } },
  { name: 'Ada Byron', socialMedia: ACCOUNTS },
])('reads groups of accounts with links as profiles: %j', (resume) => {
  const { profiles, otherSections, owner } = read(resume);
  expect(profiles.toSorted()).toEqual(PROFILES.toSorted());
  expect([otherSections, owner.properties]).toEqual([[], []]);
});

test('reads the ways to reach the owner among accounts', () => {
  const { owner, profiles, withheld } = read({
    basics: { name: 'Ada Byron' },
    socialMedia: {
      website: { label: 'ada.example', href: 'https://ada.example' },
      email: { label: 'Write', href: 'mailto:ada@mill.example' },
      phone: { label: 'Call', href: 'tel:+441632960001' },
      github: 'ada',
    },
  });
  expect(owner).toMatchObject({ email: 'ada@mill.example', website: 'https://ada.example/', phone: null });
  expect(profiles).toEqual([['GitHub', 'https://github.com/ada']]);
  expect(withheld).toContain('basics.phone');
});

test('reads the names of accounts in groups', () => {
  const { profiles } = read({
    basics: {
      name: 'Ada Byron',
      profiles: { github: { username: 'ada' }, linkedin: 'ada', instagram: { handle: 'ada.byron', url: '' } },
    },
  });
  expect(profiles.toSorted()).toEqual([
    ['GitHub', 'https://github.com/ada'],
    ['Instagram', 'https://www.instagram.com/ada.byron'],
    ['LinkedIn', 'https://www.linkedin.com/in/ada'],
  ]);
});
