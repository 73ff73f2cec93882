import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { defaultLanguage } from '~/portal/addresses/languages';
import { advisorFor } from './advisor';
import { packEvidence } from './evidence-file';

const format = { period: () => '', tenure: String, percent: String, grade: String, colon: ':' };

/** The findings of an advert for a résumé: "SQL listed". */
const findingsFor = (resume: object, advert: string): string[] => {
  const own = portfolioOf(resume);
  const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
  return advisorFor(JSON.stringify(file))(advert).findings.map(
    ({ kind, names, line, status }) => `${kind === 'line' ? line : names.join('/') || kind} ${status}`,
  );
};
const findingsOf = (advert: string) => findingsFor({ skills: [{ name: 'Terraform' }] }, advert);

test('a line without a known name is not found only as an item below a heading of requirements', () => {
  const advert = `Weaver

Requirements
- Looms
  - Teares antigos
- Spinning
### Labels
* Linen
#### Shift
- Night
Acme is a team of 12 people.`;
  expect(findingsOf(advert)).toEqual(['Teares antigos missing', 'Spinning missing']);
});

test('text about tasks, offices and benefits is not found nowhere, unless it says that it is required', () => {
  const advert = `## Your tasks
- Own the looms
## Requirements
- Spinning
## Working for Acme you'll...
- Have fun
Benefits at 24 Mills:

- A modern office
- A driving licence is required
Local: 100% remoto`;
  expect(findingsOf(advert)).toEqual(['Spinning missing', 'A driving licence is required missing']);
});

test('what the employer gives is no requirement', () => {
  expect(findingsOf('Requirements\n- Terraform\n- Health insurance, and a Python course\n- Gympass')).toEqual(
    ['Terraform listed'],
  );
});
