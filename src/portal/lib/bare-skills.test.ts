import { expect, test } from 'vitest';

import type { Portfolio } from '~/resume/read/portfolio';

import { sections } from './sections';

const format = { period: () => '', tenure: () => '', percent: () => '' };
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
const drawn = (count: number) => {
  const skills = Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    name: `Skill ${at}`,
    level: null,
    percentage: null,
    icon: at % 2 === 0 ? 'code' : null,
    keywords: [],
  }));
  const all = sections({ ...NOTHING, skills } as unknown as Portfolio, format, (tag) => `?tag=${tag}`);
  return all[0]?.drawing ?? [];
};

test('many bare skills are tags, like beside like; few are entries', () => {
  const attributes = (count: number) =>
    drawn(count).map((part) => (typeof part === 'string' ? part : part[1]));
  expect(attributes(11)).toEqual([{ 'data-entries': 'short' }]);
  expect(attributes(70)).toEqual([{ 'data-tags': '' }, { 'data-tags': '' }]);
  expect(JSON.stringify(drawn(70)).match(/skill-s\d+/g)).toHaveLength(70);
});
