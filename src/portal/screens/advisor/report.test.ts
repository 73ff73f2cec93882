import { expect, test } from 'vitest';

import type { Finding } from '~/portal/evidence/advisor';
import type { T } from '~/portal/i18n/t';

import { reportText } from './report';

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as T;
const source = { id: 'a', kind: 'role', title: 'Weaver', place: '', time: '', address: '', level: 0 };
const quoted = { source, quote: '', isListed: true, via: null, name: 'Wool' };
const wool: Finding = {
  kind: 'skill',
  names: ['Wool'],
  need: 'must',
  line: 'Wool',
  status: 'shown',
  evidence: [quoted],
  level: 0,
  years: null,
};

test('the short text says that an entry lists a skill, and quotes a sentence that names it', () => {
  const textOf = (finding: Finding) => reportText([finding], 1000, { t, owner: 'Ada' });
  expect(textOf(wool)).toContain('- Wool: advisor.lists Wool');
  const sentence = { ...quoted, quote: 'Wove wool.' };
  expect(textOf({ ...wool, evidence: [sentence] })).toContain('- Wool: “Wove wool.”');
});
