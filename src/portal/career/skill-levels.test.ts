import { expect, test, describe } from 'vitest';
import fc from 'fast-check';

import { DICTIONARY } from '~/dictionary/dictionary';
import type { Portfolio } from '~/resume/model/portfolio';
import { levelShare, levelSteps, skillGroups } from './skill-levels';
import { skill } from './skill-for-test';
import { skillLines } from '~/documents/sheet-of';

test.each([
  ['85%', [], 0.85],
  ['8/10', [], 0.8],
  ['4', ['4', '5'], 0.8],
  ['4', ['9'], 0.4],
  ['60', ['60'], 0.6],
  ['4.5', ['5'], 0.9],
  ['Expert', [], null],
  ['12/10', [], null],
])('the level %s among %j is %s', (level, levels, share) => {
  expect(levelShare(level, levels)).toBe(share);
});

test.each([
  ['Beginner', 1],
  ['Intermedio', 2],
  ['Avançado', 3],
  ['Master', 4],
  ['Mid-Senior', 3],
  ['Mid-Junior', 2],
  ['Junior', 1],
  ['junior to mid', 2],
  ['Mid', 2],
  ['Senior', 4],
  ['上級', 3],
  ['Very experienced', 4],
  ['Experienced', 3],
  ['Slightly experienced', 1],
  ['Very basic', 1],
  ['since 2010', null],
  ['Not good', null],
  ['onervaren', null],
  ['Inexperienced', null],
  ['Middle', 2],
  ['Medium', 2],
  ['Good', 2],
  ['Very good', 3],
  // German
  ['Grundkenntnisse', 1],
  ['Gute Grundkenntnisse', 1],
  ['Anfänger', 1],
  ['Mittel', 2],
  ['Gut', 2],
  ['Gute Kenntnisse', 2],
  ['Sehr gut', 3],
  ['Erfahren', 3],
  ['Experte', 4],
  ['Ausgezeichnet', 4],
  // French
  ['Notions', 1],
  ['Élémentaire', 1],
  ['Intermédiaire', 2],
  ['Bon', 2],
  ['Bonnes bases', 1],
  ['Très bon', 3],
  ['Avancé', 3],
  ['Confirmé', 3],
  ['Bonne maîtrise', 3],
  ['Excellent', 4],
  // Spanish
  ['Bajo', 1],
  ['Bueno', 2],
  ['Muy bueno', 3],
  ['Alto', 3],
  ['Excelente', 4],
  // Portuguese
  ['Noções', 1],
  ['Júnior', 1],
  ['Médio', 2],
  ['Pleno', 2],
  ['Bom', 2],
  ['Muito bom', 3],
  ['Sênior', 4],
  ['Ótimo', 4],
  // Italian
  ['Base', 1],
  ['Discreto', 2],
  ['Buono', 2],
  ['Molto buono', 3],
  ['Avanzato', 3],
  ['Ottimo', 4],
  ['Esperto', 4],
  // Dutch
  ['Basiskennis', 1],
  ['Gemiddeld', 2],
  ['Goed', 2],
  ['Zeer goed', 3],
  ['Gevorderd', 3],
  ['Uitstekend', 4],
])('the level %s takes %s steps of four', (level, steps) => {
  expect(levelSteps(level)).toBe(steps);
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
