import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/model/portfolio';

import { sections } from './sections';

const format = { period: () => '', tenure: () => '', percent: () => '', grade: () => '', colon: ':' };
const NOTHING = {
  education: [],
  certificates: [],
  awards: [],
  publications: [],
  volunteering: [],
  interests: [],
  references: [],
  further: [],
};
const cards = (count: number, level: string | null = null, keywords: string[] = []) => {
  const skills = Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    name: `Skill ${at}`,
    level: null as string | null,
    percentage: null,
    icon: at % 2 === 0 ? 'code' : null,
    keywords: [] as string[],
  }));
  if (level !== null)
    skills.push({ id: 'last', name: 'Last', level, percentage: null, icon: null, keywords });
  const all = sections(
    { ...NOTHING, skills } as unknown as Portfolio,
    format,
    (tag) => `?tag=${tag}`,
    String,
  );
  return all[0]?.tree ?? [];
};

const linesOf = (tree: ReturnType<typeof cards>) =>
  tree.map((part) => (typeof part === 'string' ? part : part[1]));

test.each([1, 11, 70])(
  '%i bare skills that the dictionary does not know are one list of tags in the owner’s order',
  (count) => {
    expect(linesOf(cards(count))).toEqual([{ 'data-tags': '' }]);
    const order = [...JSON.stringify(cards(count)).matchAll(/skill-s(\d+)/g)].map(([, at]) => Number(at));
    expect(order).toEqual(Array.from({ length: count }, (_, at) => at));
  },
);

test('a few bare skills stay entries among others, and many become tags', () => {
  expect(linesOf(cards(10, 'Expert'))).toEqual([{ 'data-entries': 'short' }]);
  expect(linesOf(cards(11, 'Expert'))).toEqual([{ 'data-entries': 'pairs' }]);
  expect(linesOf(cards(70, 'Expert'))).toEqual([{ 'data-entries': 'short' }, { 'data-tags': '' }]);
});

test('references without a text are one list of names below the others', () => {
  const references = [
    { id: 'a', name: 'Mary', text: null },
    { id: 'b', name: 'Charles', text: 'She weaves well.' },
    { id: 'c', name: 'Jane', text: null, properties: [] },
    { id: 'd', name: 'Annabella', text: null, properties: [{ label: 'Position', values: ['Head'] }] },
  ];
  const [card] = sections(
    { ...NOTHING, skills: [], references } as unknown as Portfolio,
    format,
    String,
    String,
  );
  expect(linesOf(card?.tree ?? [])).toEqual([{ 'data-entries': '' }, { 'data-tags': '' }]);
  expect(card?.tree[1]).toEqual([
    'ul',
    { 'data-tags': '' },
    ['li', { id: 'a' }, 'Mary'],
    ['li', { id: 'c' }, 'Jane'],
  ]);
});
