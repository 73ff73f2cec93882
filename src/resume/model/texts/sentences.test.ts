import { expect, test } from 'vitest';

import { processorTime } from '../../../../test/support/processor-time';
import { quotationOf, sentencesOf } from './sentences';

test.each([
  ['Wove cloth (wool. Mended looms.', ['Wove cloth (wool.', 'Mended looms.']],
  ['Wove cloth (wool. B) Mended looms.', ['Wove cloth (wool.', 'B) Mended looms.']],
  ['1) Wove cloth (wool. 2) Mended looms.', ['1) Wove cloth (wool.', '2) Mended looms.']],
  ['The mill closed :( Now. I weave at home :) Yes.', ['The mill closed :( Now.', 'I weave at home :) Yes.']],
])('ends a sentence behind a mark that is no parenthesis: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('ends the sentences of a long parenthesis', () => {
  const long = `Wove (${'the cloth of the mill. Then the wool. '.repeat(6)})`;
  expect(sentencesOf(long).length).toBeGreaterThan(6);
});

test('a line that begins with a parenthesis continues the one before, and an abbreviation ends no sentence', () => {
  expect(sentencesOf('Built the mill\n(Go / Redis)\nLed it')).toEqual([
    'Built the mill (Go / Redis)',
    'Led it',
  ]);
  expect(sentencesOf('Planung u. Bau usw. mit Go. Betrieb.')).toEqual([
    'Planung u. Bau usw. mit Go.',
    'Betrieb.',
  ]);
});

test.each([
  ["Built *looms* and *l'atelier* (the *great* mill).", "Built looms and l'atelier (the great mill)."],
  ['Led the ***Move to Silk***, _never_ late.', 'Led the Move to Silk, never late.'],
  [
    'Read snake_case_name, _snake_case_ and mill_*_loom',
    'Read snake_case_name, _snake_case_ and mill_*_loom',
  ],
  ['Wrote *.loom/*.wool and *args or *kwargs', 'Wrote *.loom/*.wool and *args or *kwargs'],
  ['* Wove *silk*', 'Wove silk'],
  ['See https://mill.example/_loom_/ and a*b*c', 'See https://mill.example/_loom_/ and a*b*c'],
])('a sentence has no marks of emphasis, and keeps other asterisks: %s', (text, sentence) => {
  expect(sentencesOf(text)).toEqual([sentence]);
});

test.each(['(', '(a. B ', '(a. B) ', '*a', '*a ', ' *'])(
  'takes at most quadratic time for many marks: %s',
  (mark) => {
    const time = (count: number) => processorTime(() => sentencesOf(mark.repeat(count)), 3);
    expect(time(8000) / Math.max(time(2000), 1)).toBeLessThan(25);
  },
);

const LONG =
  'Led the team that planned the grid of the region, wrote the services that forecast its load in Python, kept them running on Kubernetes for four years, and taught both to everybody who joined';

test('a card quotes the words of a long sentence around a term', () => {
  expect(quotationOf(LONG, ['region'], 160)).toMatch(/^Led the team that planned the grid of the region.*…$/);
  expect(quotationOf(LONG, ['taught'], 160)).toMatch(
    /^…of the region, .* and taught both to everybody who joined$/,
  );
  expect(quotationOf(LONG, ['Rust'], 160)).toMatch(/^Led .*…$/);
  expect(quotationOf('Wrote services in Go.', ['Go'], 160)).toBe('Wrote services in Go.');
  const long = `Worked for a good mill, ${'kept its looms in order, '.repeat(6)}and wrote its planner in Go`;
  expect(quotationOf(long, ['Go'], 160)).toMatch(/wrote its planner in Go$/);
  const chinese = `${'负责企业系统需求分析，主攻订单领域，'.repeat(8)}使用 NodeJS 开发服务，${'各项目详情可见个人主页，'.repeat(20)}`;
  expect(quotationOf(chinese, ['NodeJS'], 160)).toMatch(/^….*使用 NodeJS 开发服务.*…$/u);
});
