import { expect, test } from 'vitest';

import { spellingsOf, technologyOf } from '../resume/model/same-term';
import { matcherOf } from './evidence-matcher';

/** The names that are found in a sentence. */
const named = (sentence: string, ...names: string[]): string[] =>
  matcherOf(names.map((name, id) => ({ id, spellings: [name, ...(technologyOf(name)?.aliases ?? [])] })))(
    sentence,
  ).map((id) => names[id] ?? '');

test.each([
  ['Implemented a Test Framework of Ruby/Loom/Selenium.', ['Ruby', 'Selenium']],
  ['Front-end JS (React, Weft, Babel, Webpack)', ['React', 'Babel', 'Webpack']],
  ['Introduction of git in the mill', ['Git']],
  ['Serves looms by .NET WebApi/Node.js/React', ['Node.js', 'React']],
])('finds names behind slashes, in brackets and in lower case: %s', (sentence, skills) => {
  expect(named(sentence, ...skills)).toEqual(skills);
});

test('ignores names in addresses', () => {
  expect(named('Sold on example.com/react and docs.example.org/git', 'React', 'Git')).toEqual([]);
  expect(named('Led the team of looms.net', '.NET')).toEqual([]);
  expect(named('Wrote .net services', '.NET')).toEqual(['.NET']);
});

test('names of companies and duties do not make the first word of a sentence a technology', () => {
  const wanted = [
    { id: 0, spellings: ['Chef'] },
    { id: null, spellings: ['Golden Spoon'] },
    { id: null, spellings: ['Blue Harbor'] },
    { id: 1, spellings: ['Menu planning'] },
    { id: 2, spellings: ['Food safety'] },
  ];
  const find = matcherOf(wanted);
  expect(find('Chef at Golden Spoon and Blue Harbor')).toEqual([]);
  expect(find('Chef for menu planning with food safety')).toEqual([1, 2]);
  expect(find('Chef recipes run Docker and Kubernetes')).toEqual([0]);
});

test.each([
  ['Used Git, Subversion and a shuttle', 'git', ['git']],
  ['Versioning avec Git et GitHub', 'Git', ['Git']],
  ['Entwicklung unseres Angular-Webstuhlportals', 'Angular', ['Angular']],
  ['Wove a mobile loom in Capacitor.js', 'Capacitor', ['Capacitor']],
  ['Wove a mobile loom in Angular.js', 'Angular', []],
  ['主導高可用性網路設計', '高可用性', ['高可用性']],
  ['主導高可用性網路設計', '網路', []],
  ['寫要件定義書', '要件定義', []],
  ['Led the post-mortems of the mill', 'Post-mortem', ['Post-mortem']],
  ['Drew a design system for looms', 'Design Systems', ['Design Systems']],
])('finds a listed name with another case, ending or neighbour: %s', (sentence, name, found) => {
  const technology = technologyOf(name);
  const spellings = [name, ...(technology ? spellingsOf(technology) : [])];
  const ids = matcherOf([{ id: 0, spellings, isListed: true }])(sentence);
  expect(ids.map(() => name)).toEqual(found);
});

test.each([
  ['将一个React应用重构为混合架构', ['混合架构']],
  ['领导由5名工程师（前端、React）组成的团队', []],
  ['负责混合架构的设计', ['混合架构']],
  ['Hired as a weaver for this small React loom startup', []],
  ['Built a React app for the company', ['React']],
  ['Veille techno : React, GraphQL', []],
  ['Met with various Product, Loom, and React teams across the mill', []],
  ['Led the React team of the mill', ['React']],
])('a technology that was replaced, or that others use, is none: %s', (sentence, found) => {
  expect(named(sentence, 'React', '混合架构')).toEqual(found);
});
