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

test('a line that only introduces the lines below it is no requirement', () => {
  const advert = `Requirements
As a Java engineer at Acme, you will:
CI/CD :
- PHP & Quality
You keep the looms in a good state with Terraform, and you show the others of the team how it is done.
Must have: Kotlin

Bônus se você

•Domina Terraform, Docker, Python, Kafka, Redis, e outras tecnologias de todos os nossos teares novos`;
  expect(findingsOf(advert)).toEqual([
    'Terraform listed',
    'Kotlin missing',
    'Terraform listed',
    'Docker missing',
    'Python missing',
    'Kafka missing',
    'Redis missing',
  ]);
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
  expect(
    findingsOf(
      '- Docker Hub Pro\n- Terraform Developer\n- Skills Required (R)\n- Work with Key Vault\n- Le Chef de Projet',
    ),
  ).toEqual(['Terraform listed']);
  expect(findingsOf('- Entra ID')).toEqual(['Entra ID missing']);
});

test('a name of an open list is never missing', () => {
  expect(findingsOf('- Domains such as CRM, content, or similar')).toEqual([]);
});

test('a keyword of a role is found without the name of its vendor, and quoted in the words of the advert', () => {
  const resume = {
    work: [
      { name: 'A', position: 'Clerk', keywords: ['Apache Cordova', 'Symfony 2', 'GitHub Actions', 'React'] },
    ],
    languages: [{ language: 'English', fluency: 'Full professional proficiency' }],
  };
  const advert = '- Cordova\n- Symfony\n- Git\n- Scripting languages\n- Inglés fluido, no francés: inglés';
  expect(findingsFor(resume, advert)).toEqual([
    'Cordova shown',
    'Symfony shown',
    'Git shown',
    'inglés shown',
  ]);
});

test('a word of everyday language counts behind “experience with”', () => {
  const resume = {
    work: [{ name: 'A', position: 'Clerk', highlights: ['Set up monitoring tools and Okta.'] }],
    skills: [{ name: 'Monitoring' }],
  };
  const advert = '- Experiencia en monitoreo de artefactos\n- Experience of monitoring\n- IAM';
  expect(findingsFor(resume, advert)).toEqual(['monitoreo shown', 'monitoring shown', 'IAM shown']);
});

test('what the employer gives is no requirement', () => {
  expect(findingsOf('Requirements\n- Terraform\n- Health insurance, and a Python course\n- Gympass')).toEqual(
    ['Terraform listed'],
  );
});
