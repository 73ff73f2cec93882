import { expect, test } from 'vitest';
import { nowText } from './welcome';
import { tOf } from '~/portal/i18n/t';

const isForeign = false;

test.each([
  ['es', 'Actualmente en Acme.'],
  ['pt', 'Atualmente em Acme.'],
])('names only the company below a headline with the title: %s', (code, sentence) => {
  expect(nowText(tOf(code), { title: null, company: 'Acme', isForeign })).toBe(sentence);
});

test('uses no article for a company in Portuguese', () => {
  const role = { title: 'Tecelã', company: 'Instituto do Linho', isForeign };
  expect(nowText(tOf('pt'), role)).toBe('Atualmente, Tecelã em Instituto do Linho.');
});

test('uses no sentence around a title in another language', () => {
  expect(nowText(tOf('en'), { title: 'Inżynier', company: 'Krosno', isForeign: true })).toBe(
    'Inżynier · Krosno',
  );
});
