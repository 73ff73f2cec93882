import { expect, test } from 'vitest';

import { readFolder } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { blockTexts, documentTexts } from './document';
import { documentOf } from './document-of';

const MILL = 'A maker of *cotton* cloth';
const WORK = [
  { name: 'Mill', position: 'Weaver', startDate: '2005', endDate: '2008', description: MILL },
  { name: 'Mill', position: 'Foreman', startDate: '2018-03', description: MILL },
  { name: 'Dock', position: 'Clerk', startDate: '2010', endDate: '2017', highlights: ['Docker', 'Git'] },
  { name: 'School', position: 'Teacher', startDate: '2020-01' },
  { name: 'Farm', position: 'Hand' },
];

const portfolioOf = (work: readonly object[]) => {
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, work } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
};

const rolesOf = (work: readonly object[]): (string | undefined)[] =>
  documentOf(portfolioOf(work), defaultLanguage).sections.flatMap(({ entries }) =>
    entries.map(({ title }) => title?.text),
  );

test('sorts roles by date, current ones first, across companies', () => {
  expect(rolesOf(WORK)).toEqual(['Teacher', 'Foreman', 'Clerk', 'Weaver', 'Hand']);
  // Subscriptions keep the roles of a company together.
  expect(portfolioOf(WORK).companies.map(({ name }) => name)).toEqual(['School', 'Mill', 'Dock', 'Farm']);
});

test('describes a company once', () => {
  const texts = documentTexts(documentOf(portfolioOf(WORK), defaultLanguage));
  expect(texts.filter((text) => text.includes('A maker of cotton cloth'))).toHaveLength(1);
});

const blocksOf = (highlights: readonly string[]) =>
  documentOf(
    portfolioOf([{ name: 'Dock', position: 'Clerk', startDate: '2010', highlights }]),
    defaultLanguage,
  ).sections[0]?.entries[0]?.blocks.map((block) =>
    block.type === 'list' ? blockTexts(block) : blockTexts(block)[0],
  );

test.each([
  [['Docker', 'Git', 'Ruby on Rails'], ['Docker, Git, Ruby on Rails']],
  [['Docker', 'Git', 'Loaded forty ships'], ['Docker, Git, Loaded forty ships']],
])('short highlights share a line: %j', (highlights, blocks) => {
  expect(blocksOf(highlights)).toEqual(blocks);
});

test.each([
  [['Loaded forty ships', 'Mended looms']],
  [['Docker', 'Loaded forty ships daily']],
  [['负责电商平台前端开发工作', '前端']],
])('other highlights stay a list: %j', (highlights) => {
  expect(blocksOf(highlights)).toEqual([highlights]);
});

test('links the title of a role to its own address, and the first role to that of the company', () => {
  const linksOf = (urls: readonly (string | undefined)[]) =>
    documentOf(
      portfolioOf(
        urls.map((url, at) => ({ name: 'Mill', position: `Role ${at}`, startDate: `${2020 - at}`, url })),
      ),
      defaultLanguage,
    ).sections[0]?.entries.map(({ title }) => title?.href);
  const [mill, loom] = ['https://mill.example/', 'https://loom.example/'];
  expect(linksOf([undefined, loom])).toEqual([null, loom]);
  expect(linksOf([mill, loom])).toEqual([mill, loom]);
  // An address that the roles share is that of the company.
  expect(linksOf([mill, mill])).toEqual([mill, null]);
});
