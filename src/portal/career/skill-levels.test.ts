import { expect, test, describe } from 'vitest';
import fc from 'fast-check';

import { DICTIONARY } from '~/dictionary/dictionary';
import type { Portfolio } from '~/resume/model/portfolio';
import { levelShare, skillGroups } from './featured-skills';
import { skill } from './skill-for-test';
import { skillLines } from '~/documents/sheet-of';

test.each([
  ['85%', [], 0.85],
  ['8/10', [], 0.8],
  ['4', ['4', '5'], 0.8],
  ['4.5', ['5'], 0.9],
  ['Expert', [], null],
  ['12/10', [], null],
])('the level %s among %j is %s', (level, levels, share) => {
  expect(levelShare(level, levels)).toBe(share);
});

describe('skill groups', () => {
  type Skill = Portfolio['skills'][number];

  const format = { period: () => '', tenure: () => '', percent: () => '', grade: () => '', colon: ':' };
  const LANGUAGES = ['Python', 'Java', 'Rust', 'Kotlin', 'Scala', 'Ruby', 'PHP', 'Perl', 'Haskell', 'Elixir'];
  const DATABASES = ['MySQL', 'Redis', 'SQLite', 'MariaDB', 'MongoDB', 'Cassandra', 'DynamoDB', 'Neo4j'];
  const DEVOPS = ['Docker', 'Kubernetes', 'Terraform', 'Ansible', 'Jenkins', 'Helm', 'Puppet', 'Chef'];
  const OWN = ['Basket weaving', 'Figma', 'Fly fishing', 'Juggling'];
  /** In turn, as a list without groups is. */
  const mixed = Array.from({ length: 10 }, (_, at) =>
    [LANGUAGES, DATABASES, DEVOPS, OWN].flatMap((names) => names[at] ?? []),
  ).flat();

  const namesOf = (skills: readonly Skill[]) =>
    skillGroups(skills, String).groups.map(({ name, skills: members }) => [
      name,
      members.map((one) => one.name),
    ]);

  test('thirty bare skills are grouped by kind in the order of the résumé, the others last', () => {
    expect(mixed).toHaveLength(30);
    expect(namesOf(mixed.map((name) => skill(name)))).toEqual([
      ['programming', LANGUAGES],
      ['databases', DATABASES],
      ['devops', DEVOPS],
      ['other', OWN],
    ]);
    expect(
      skillLines(
        mixed.map((name) => skill(name)),
        format,
        String,
      )[1],
    ).toEqual({
      name: 'databases',
      text: DATABASES.join(', '),
      url: null,
    });
  });

  test('a few skills, skills with more than a name, and names of other professions are not grouped', () => {
    expect(namesOf(mixed.slice(1).map((name) => skill(name)))).toEqual([]);
    expect(namesOf(mixed.map((name) => skill(name, { level: 'Expert' })))).toEqual([]);
    expect(namesOf(mixed.map((name) => skill(name, { keywords: ['work'] })))).toEqual([]);
    const weaver = Array.from({ length: 31 }, (_, at) => skill(`Pattern ${at}`));
    expect(namesOf([...weaver, ...mixed.map((name) => skill(name))])).toEqual([]);
    expect(namesOf([...LANGUAGES, ...LANGUAGES, ...DATABASES, ...OWN].map((name) => skill(name)))).toEqual(
      [],
    );
  });

  test('no skill is lost or repeated', () => {
    const known = fc.uniqueArray(fc.constantFrom(...DICTIONARY.map(({ name }) => name)), {
      minLength: 40,
      maxLength: 80,
    });
    const own = fc.uniqueArray(
      fc.string({ minLength: 1 }).map((name) => `Own ${name}`),
      { maxLength: 20 },
    );
    let grouped = 0;
    fc.assert(
      fc.property(known, own, (names, others) => {
        const skills = [...names, ...others].map((name) => skill(name));
        const { groups, rest } = skillGroups(skills, String);
        grouped += groups.length;
        const all = [...groups.flatMap((group) => group.skills), ...rest];
        expect(all).toHaveLength(skills.length);
        expect(new Set(all)).toEqual(new Set(skills));
      }),
    );
    expect(grouped).toBeGreaterThan(0);
  });
});
