import { expect, test } from 'vitest';

import { evidence, role, skill } from './evidence-for-test';

test('a technology is no heading of skills beside it nor of words that describe it', () => {
  const groups = evidence(
    [
      skill('JavaScript', 'Frontend'),
      skill('Node.js', 'JavaScript', 'Backend', 'Express'),
      skill('HTML', 'HTML'),
      skill('Blockchain', 'Cosmos SDK'),
    ],
    [],
  ).map(({ name, group }) => [name, group]);
  expect(groups).toEqual([
    ['JavaScript', null],
    ['Frontend', null],
    ['Node.js', null],
    ['Backend', null],
    ['Express', 'Node.js'],
    ['HTML', null],
    ['Blockchain', null],
    ['Cosmos SDK', 'Blockchain'],
  ]);
});

test('groups of a skill list: what a heading names, and how', () => {
  const groups = evidence(
    [
      skill('Frontend', 'Frameworks: Vue, Angular', 'PHP MVC (CodeIgniter)', 'rails', 'AWS: EC2, S3'),
      skill('UI', 'Storybook'),
      skill('NetLoom', 'Snapshots'),
      skill('PHP', 'Laravel 5.*'),
    ],
    [role('r', { texts: ['Wove clean UIs with Laravel and Codeigniter on NetLoom.'] })],
  );
  const about = (name: string) => groups.find((one) => one.name === name);
  expect(about('Vue')?.group).toBe('Frontend');
  expect(about('Angular')?.group).toBe('Frontend');
  expect(['AWS', 'EC2', 'S3'].map((name) => about(name)?.group)).toEqual([
    'Frontend',
    'Frontend',
    'Frontend',
  ]);
  expect(about('CodeIgniter')).toMatchObject({ group: 'Frontend', mentions: [{ source: 'r' }] });
  expect(about('Rails')?.group).toBe('Frontend');
  expect(about('UI')?.mentions).toEqual([]);
  expect(about('NetLoom')?.mentions).toHaveLength(1);
  expect(about('Laravel')).toMatchObject({ group: 'PHP', mentions: [{ source: 'r' }] });
});

test('a word that says little is in no group of a technology', () => {
  const groups = evidence([skill('React', 'UI', 'Redux'), skill('Vue', 'Vuex')], []);
  expect(groups.map(({ name, group }) => [name, group])).toEqual([
    ['React', null],
    ['UI', null],
    ['Redux', 'React'],
    ['Vue', null],
    ['Vuex', null],
  ]);
});

test('beside the tools of a role, one in its text that is listed nowhere is an aside', () => {
  const texts = ['Called an API based on Django.', 'Wove in PHP.'];
  const asidesOf = (keywords: string[]) =>
    evidence([skill('PHP')], [role('r', { keywords, texts })]).map(({ name, mentions }) => [
      name,
      mentions.map(({ isAside }) => isAside === true),
    ]);
  expect(asidesOf(['Angular'])).toEqual([
    ['PHP', [false]],
    ['Angular', [false]],
    ['Django', [true]],
  ]);
  expect(asidesOf([])).toEqual([
    ['PHP', [false]],
    ['Django', [false]],
  ]);
});
