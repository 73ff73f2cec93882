import { expect, test } from 'vitest';

import { packEvidence } from './evidence-file';

test('the evidence file names each source and sentence once', () => {
  const mention = {
    source: 'lead',
    kind: 'role',
    span: [24_000, 24_010],
    sentence: 'Wrote Go and SQL.',
  } as const;
  const skill = (name: string, mentions: readonly (typeof mention)[]) => ({
    id: name.toLowerCase(),
    name,
    group: null,
    aliases: [],
    mentions,
  });
  const tag = { source: 'site', kind: 'project', span: null, sentence: null } as const;
  expect(
    packEvidence({
      evidence: [
        skill('Go', [mention]),
        { ...skill('SQL', [mention]), group: 'Languages', aliases: ['Structured query'] },
        { ...skill('CSS', []), mentions: [tag] },
      ],
    }),
  ).toEqual({
    version: 1,
    sources: [
      ['lead', 'role', [24_000, 24_010]],
      ['site', 'project', 0],
    ],
    sentences: ['Wrote Go and SQL.'],
    skills: [
      ['go', 'Go', 0, [], [[0, 0]]],
      ['sql', 'SQL', 'Languages', ['Structured query'], [[0, 0]]],
      ['css', 'CSS', 0, [], [[1]]],
    ],
  });
});
