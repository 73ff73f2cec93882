import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { supportSlice } from './support';

const accountsIn = (basics: object) => {
  const portfolio = portfolioOf({ basics: { name: 'Ada Byron', ...basics } });
  const { linkedin, profiles } = supportSlice(portfolio);
  return { linkedin: linkedin?.url, others: profiles.map(({ network, url }) => [network, url]) };
};

test('Support has the accounts with an address, once each, and LinkedIn before the others', () => {
  const linkedin = 'https://www.linkedin.com/in/ada';
  expect(
    accountsIn({
      profiles: [
        { network: 'GitHub', username: 'ada' },
        { network: 'Forum', username: 'ada' },
        { network: 'LinkedIn', url: linkedin },
        { network: 'Code', url: 'https://github.com/ada/' },
      ],
    }),
  ).toEqual({ linkedin, others: [['GitHub', 'https://github.com/ada']] });
});

test('the address of an account on Telegram follows from its name', () => {
  const others = [['Telegram', 'https://t.me/ada_byron']];
  expect(accountsIn({ telegram: '@ada_byron' }).others).toEqual(others);
  expect(accountsIn({ profiles: [{ network: 'telegram', username: '@ada_byron' }] }).others).toEqual(others);
});
