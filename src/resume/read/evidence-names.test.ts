import { expect, test } from 'vitest';

import { evidence, named, role, skill } from './evidence-for-test';
import { namesIn } from './same-term';

test.each([
  ['Ran the looms on SpringBoot', ['Spring Boot'], ['Spring Boot']],
  ['Ran the looms on Spring Boot', ['SpringBoot'], ['SpringBoot']],
  ['Guarded the looms by OAuth 2', ['OAuth2'], ['OAuth2']],
  ['Kept the ledger in MongoDB', ['Mongo DB'], ['Mongo DB']],
  ['Technologies: MySQL, PHP5, symfony2', ['PHP', 'Symfony'], ['PHP', 'Symfony']],
  ['Loves Web3', ['Web'], []],
  ['mysql, drupal, ethereum, vagrant, solidity', ['Drupal', 'Vagrant'], ['Drupal', 'Vagrant']],
  ['Teams that react, express themselves and rust', ['React', 'Express', 'Rust'], []],
  ['Led 1 designer, 1 iOS developer (remote) and a clerk', ['iOS'], []],
  ['Economia com um time de dois engenheiros de DevOps', ['DevOps'], []],
  ['Trabalhou como engenheiro de DevOps', ['DevOps'], ['DevOps']],
  ['Coordinated an external supplier (Salesforce)', ['Salesforce'], []],
  ['Led two weavers as an iOS developer', ['iOS'], ['iOS']],
])(
  'a technology is known with and without spaces, its version and capital letters: %s',
  (sentence, skills, expected) => {
    expect(named(sentence, ...skills)).toEqual(expected);
  },
);

test('one technology with and without its spaces is one skill', () => {
  const found = evidence([skill('Spring Boot')], [role('r', { keywords: ['SpringBoot'] })]);
  expect(found.map(({ name }) => name)).toEqual(['Spring Boot']);
});

test('a list of abbreviations that are mostly no technologies proves none', () => {
  expect(named('CSD - CSN - CSDD - CSS', 'CSS3')).toEqual([]);
  expect(named('CSS, PHP, SQL', 'CSS3', 'PHP', 'SQL')).toEqual(['CSS3', 'PHP', 'SQL']);
});

test('tasks with one object in a keyword stay together', () => {
  expect(namesIn('Design, planning and upkeep of looms, carding')).toEqual([
    'Design, planning and upkeep of looms',
    'carding',
  ]);
  expect(namesIn('Python, SQL and knowledge of Excel')).toEqual(['Python', 'SQL and knowledge of Excel']);
});

test('a technology is no heading of skills beside it nor of words that describe it', () => {
  const groups = evidence(
    [
      skill('JavaScript', 'Frontend'),
      skill('Node.js', 'JavaScript', 'Backend', 'Express'),
      skill('HTML', 'HTML'),
    ],
    [],
  ).map(({ name, group }) => [name, group]);
  expect(groups).toEqual([
    ['JavaScript', null],
    ['Frontend', null],
    ['Node.js', null],
    ['Backend', null],
    ['Express', 'Node.js'],
    ['HTML', null],
  ]);
});
