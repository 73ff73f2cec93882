import { expect, test } from 'vitest';

import { evidenceIn } from './evidence';
import { uniqueSlugs } from './slugs';

const LISTED = [
  'Ruby',
  'Go',
  'Swift',
  'C',
  'R',
  'Express',
  'Spring',
  'Scala',
  'Rust',
  'Assembly',
  'Project',
  'Scheme',
];

/** The skills that the title of a role proves. */
const provedBy = (title: string): string[] =>
  evidenceIn(
    LISTED.map((name) => ({ name, keywords: [] })),
    [{ kind: 'role', id: 'r', span: null, title, keywords: [], texts: [], names: [] }],
    {},
    uniqueSlugs(),
  )
    .filter(({ mentions }) => mentions.length > 0)
    .map(({ name }) => name);

test.each([
  ['Senior Ruby Developer', ['Ruby']],
  ['Senior Ruby Software Engineer', ['Ruby']],
  ['Software Engineer (Go)', ['Go']],
  ['Backend Engineer, Ruby', ['Ruby']],
  ['C Programmer', ['C']],
  ['Lead R Programmer', ['R']],
  ['Ruby/Go Developer', ['Ruby', 'Go']],
  ['Desarrollador Ruby', ['Ruby']],
  ['Développeuse Go', ['Go']],
  ['Go-Entwickler', ['Go']],
])('the title “%s” proves the technology of the profession', (title, expected) => {
  expect(provedBy(title)).toEqual(expected);
});

test.each([
  'SENIOR RUBY DEVELOPER',
  'senior go developer',
  'Go Manager',
  'Go Getter and Developer',
  'Swift Courier',
  'Express Clerk',
  'Spring Cleaner',
  'Spring Property Developer',
  'Rust Belt Organizer',
  'Scala Opera Singer',
  'Ruby Sales Associate',
  'Assembly Line Worker',
  'R&D Engineer',
  'C-Level Developer Advocate',
  'Developer Express Store Clerk',
  'Developer without Swift',
  'Project Developer',
  'Scheme Developer',
])('the title “%s” proves nothing', (title) => {
  expect(provedBy(title)).toEqual([]);
});
