import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clauseAround, sentenceAround } from './clause-around';

const LONG =
  'Led the team that planned the grid of the region, wrote the services that forecast its load in Python, kept them running on Kubernetes for four years, and taught both to everybody who joined';

test('shortens a long sentence to the clauses around a term', () => {
  expect(clauseAround(LONG, ['region'])).toBe(
    'Led the team that planned the grid of the region, wrote the services that forecast its load in Python, kept them running on Kubernetes for four years…',
  );
  expect(clauseAround(LONG, ['taught'])).toBe(
    '…wrote the services that forecast its load in Python, kept them running on Kubernetes for four years, and taught both to everybody who joined',
  );
  const chinese = `${'负责企业系统需求分析，主攻订单领域，'.repeat(8)}使用NodeJS开发服务，${'各项目详情可见个人主页，'.repeat(20)}`;
  expect(clauseAround(chinese, ['NodeJS'])).toMatch(/^….*使用NodeJS开发服务.*…$/u);
});

test('keeps a word or two at the beginning', () => {
  const long = `Managed, maintained and improved the looms of Nginx for a mill with many halls, ${'and its '.repeat(12)}, and left`;
  expect(clauseAround(long, ['Nginx'])).toMatch(/^Managed, maintained/);
});

test('keeps a short sentence, and one without the term', () => {
  expect(clauseAround('Wrote services in Go.', ['Go'])).toBe('Wrote services in Go.');
  expect(clauseAround(LONG, ['Rust'])).toBe(LONG);
});

test('finds a term as a whole word before it finds its letters in another one', () => {
  const long = `Worked for a good mill, ${'kept its looms in order, '.repeat(6)}and wrote its planner in Go`;
  expect(clauseAround(long, ['Go'])).toMatch(/wrote its planner in Go$/);
});

test('the details of a skill begin with the sentence if the term follows soon enough', () => {
  const clauses = (count: number) => 'kept the looms of the mill in order, '.repeat(count);
  expect(sentenceAround(LONG, ['taught'])).toBe(LONG);
  const late = `Over the years ${clauses(5)}wrote their planner in Go, ${clauses(5)}and left`;
  expect(sentenceAround(late, ['Golang', 'Go'])).toMatch(/^Over the years .* planner in Go.*…$/);
  const last = `Over the years ${clauses(12)}and wrote their planner in Go`;
  expect(sentenceAround(last, ['Go'])).toMatch(/^…kept .* and wrote their planner in Go$/);
});

test('a shortened sentence is a part of the sentence and contains the term', () => {
  const part = fc.constantFrom('one', 'two,', ' ', 'three; ', '，', 'x - y', 'term');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
      const sentence = [...parts, 'term'].join(' ');
      const quoted = clauseAround(sentence, ['term']);
      expect(sentence).toContain(quoted.replace(/^…|…$/gu, ''));
      expect(quoted).toContain('term');
    }),
  );
});

test('a card is not cut between the members of a list', () => {
  const lead =
    'Helped to lead the team of the mill that designed the loom again for its new owners in the valley';
  const sentence = `${lead}; they moved it to D3, Vue, and TopoJSON in a year, so that the weavers see every card of the pattern from the river to the roof.`;
  const quoted = clauseAround(sentence, ['Vue']);
  expect(quoted).toContain('they moved it to D3, Vue, and TopoJSON in a year');
  expect(quoted).toMatch(/^…/);
});
