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
    ({ kind, names, status }) => `${names.join('/') || kind} ${status}`,
  );
};
const findingsOf = (advert: string) => findingsFor({ skills: [{ name: 'Terraform' }] }, advert);

test('titles of lists, offices and benefits are no requirements', () => {
  const advert = `## Your tasks
- Own the looms
Python & Co
- Terraform
## Working for Acme you'll...
- Have Docker
Benefits at 24 Mills:

- A modern office with Java
Local: 100% Rust`;
  expect(findingsOf(advert)).toEqual(['Terraform listed']);
});

test('a heading of another kind above prose ends the requirements', () => {
  const advert = `Weaver

Requirements
- Terraform

Overview
You become part of a team of experts who build the newest Kubernetes clusters of the world.`;
  expect(findingsOf(advert)).toEqual(['Terraform listed']);
});

test('a name is not torn out of a larger one, and a legend names nothing', () => {
  expect(findingsOf('- Docker Hub Pro\n- Terraform Developer\n- Skills Required (R)')).toEqual([
    'Terraform listed',
  ]);
});

test('what the employer gives is no requirement', () => {
  expect(findingsOf('Requirements\n- Terraform\n- Health insurance, and a Python course\n- Gympass')).toEqual(
    ['Terraform listed'],
  );
});
