import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';

import { contactsOf } from './document-of';

test('of a long address, the network or the field and the site are shown', () => {
  const path = 'people/weavers-of-the-north/ada-byron-of-the-loom-works';
  const profiles = [
    { network: 'Weavers', url: `https://www.loom.example/${path}` },
    { network: 'GitHub', url: `https://github.com/${path}` },
    { network: 'GitLab', url: 'https://gitlab.com/ada' },
  ];
  const portfolio = portfolioOf(
    { basics: { name: 'Ada', profiles, drawings: `https://drive.example/${path}` } },
    'publish: [basics.drawings]',
  );
  const contacts = contactsOf(portfolio, { colon: ':' });
  expect(contacts?.map(({ text }) => text)).toEqual([
    'Weavers: loom.example',
    'GitHub',
    'gitlab.com/ada',
    'drawings: drive.example',
  ]);
});
