import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clauseAround } from './clause-around';

const LONG =
  'Led the team that planned the grid of the region, wrote the services that forecast its load in Python, kept them running on Kubernetes for four years, and taught both to everybody who joined';

test('shortens a long sentence to the clauses around a term', () => {
  expect(clauseAround(LONG, 'region')).toBe(
    'Led the team that planned the grid of the region, wrote the services that forecast its load in Python, kept them running on Kubernetes for four years…',
  );
  expect(clauseAround(LONG, 'taught')).toBe(
    '…wrote the services that forecast its load in Python, kept them running on Kubernetes for four years, and taught both to everybody who joined',
  );
  const chinese = `${'负责企业系统需求分析，主攻订单领域，'.repeat(8)}使用NodeJS开发服务，${'各项目详情可见个人主页，'.repeat(20)}`;
  expect(clauseAround(chinese, 'NodeJS')).toMatch(/^….*使用NodeJS开发服务.*…$/u);
});

test('keeps a short sentence, and one without the term', () => {
  expect(clauseAround('Wrote services in Go.', 'Go')).toBe('Wrote services in Go.');
  expect(clauseAround(LONG, 'Rust')).toBe(LONG);
});

test('a shortened sentence is a part of the sentence and contains the term', () => {
  const part = fc.constantFrom('one', 'two,', ' ', 'three; ', '，', 'x - y', 'term');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
      const sentence = [...parts, 'term'].join(' ');
      const quoted = clauseAround(sentence, 'term');
      expect(sentence).toContain(quoted.replace(/^…|…$/gu, ''));
      expect(quoted).toContain('term');
    }),
  );
});
