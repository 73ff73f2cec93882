import { expect, test } from 'vitest';

import { withFollowing } from './following-edits';
import type { FileEdit } from './protocol';

const files = (work: unknown[], settings: object) =>
  new Map<string, unknown>([
    ['resume.json', { work, basics: { profiles: [{}, {}] } }],
    ['portal.yaml', settings],
  ]);

const settingsAfter = (edit: FileEdit, work: unknown[], settings: object) => {
  const all = files(work, settings);
  withFollowing([edit], all);
  return all.get('portal.yaml');
};

const WORK = [{ name: 'A', highlights: ['x', 'y'] }, { name: 'B' }, { name: 'C' }];

test('hidden and published values follow their entries, in lists within entries too', () => {
  const move: FileEdit = { file: 'resume.json', path: ['work'], from: 2, to: 0 };
  const settings = { privacy: { hide: ['work[2]', 'work[0].highlights[1]'] }, publish: ['work[0].salary'] };
  expect(settingsAfter(move, WORK, settings)).toEqual({
    privacy: { hide: ['work[0]', 'work[1].highlights[1]'] },
    publish: ['work[1].salary'],
  });
  const inner: FileEdit = { file: 'resume.json', path: ['work', 0, 'highlights'], from: 1, to: 0 };
  expect(settingsAfter(inner, WORK, settings)).toMatchObject({
    privacy: { hide: ['work[2]', 'work[0].highlights[0]'] },
  });
  const removed: FileEdit = { file: 'resume.json', path: ['basics', 'profiles', 0], value: undefined };
  expect(settingsAfter(removed, WORK, { privacy: { hide: ['basics.profiles[1]'] } })).toEqual({
    privacy: { hide: ['basics.profiles[0]'] },
  });
});

test('a list with hidden entries, which the reader does not count, keeps its order', () => {
  const work = [{ name: 'A', hidden: true }, { name: 'B' }, { name: 'C' }];
  const move: FileEdit = { file: 'resume.json', path: ['work'], from: 2, to: 1 };
  expect(() => settingsAfter(move, work, { privacy: { hide: ['work[1]'] } })).toThrow(
    'privacy.hide in portal.yaml names “work[1]”, and the list has hidden entries',
  );
  expect(() => settingsAfter(move, work, {})).not.toThrow();
});
