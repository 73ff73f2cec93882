import { describe, expect, test } from 'vitest';

import { portfolioOf } from '../read/folder-for-test';
import { uniqueSlugs } from '../model/skills';
import type { Evidence } from '../model/portfolio-sections';
import { evidenceIn, monthsOfUse } from './evidence';
import type { EvidenceSource } from './sources';

const role = (id: string, fields: Partial<EvidenceSource>): EvidenceSource => ({
  kind: 'role',
  id,
  span: null,
  year: null,
  isCurrent: false,
  title: 'Engineer',
  titles: [],
  keywords: [],
  texts: [],
  names: [],
  ...fields,
});
const skill = (name: string, ...keywords: string[]) => ({ name, keywords, level: null, percentage: null });
const evidence = (skills: Parameters<typeof evidenceIn>[0], ...sources: EvidenceSource[]): Evidence[] =>
  evidenceIn(skills, sources, uniqueSlugs());
const find = (all: readonly Evidence[], name: string) => all.find((one) => one.name === name);
/** The names of the skills of a list that a sentence names. */
const named = (sentence: string, ...skills: string[]): string[] =>
  evidence(
    skills.map((name) => skill(name)),
    role('r', { texts: [sentence] }),
  )
    .filter(({ name, mentions }) => skills.includes(name) && mentions.some(({ via }) => via === null))
    .map(({ name }) => name);

describe('time', () => {
  test('counts the months of the entries that list a skill, each once', () => {
    const java = find(
      evidence(
        [skill('Java')],
        role('a', { span: [24_000, 24_011], keywords: ['Java'] }),
        role('b', { span: [24_006, 24_017], keywords: ['Java', 'SQL'] }),
        role('c', { span: [24_018, 24_099], texts: ['Wrote it in Java.'] }),
      ),
      'Java',
    );
    expect(java?.mentions.map(({ source, by }) => `${source} ${by}`)).toEqual(['a list', 'b list', 'c text']);
    expect(monthsOfUse(java?.mentions ?? [])).toBe(18);
  });

  test('an entry of years counts its years, and one without an end its year alone', () => {
    const portfolio = portfolioOf({
      work: [
        { name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2014', keywords: ['Java'] },
        { name: 'Yard', position: 'Weaver', startDate: '2001-01', endDate: '2016-12', keywords: ['Perl'] },
      ],
      projects: [{ name: 'Loom', type: 'open source', startDate: '2018-02', keywords: ['Rust'] }],
      skills: [{ name: 'Java' }, { name: 'Rust' }, { name: 'Perl' }],
    });
    const all = portfolio.evidence ?? [];
    expect(monthsOfUse(find(all, 'Java')?.mentions ?? [])).toBe(24);
    // No role is too long, and no technology too young.
    expect(monthsOfUse(find(all, 'Perl')?.mentions ?? [])).toBe(192);
    const rust = find(all, 'Rust')?.mentions ?? [];
    expect(rust.map(({ span, year }) => [span, year])).toEqual([[null, 2018]]);
  });
});

describe('families', () => {
  test('join what a reader joins, in one direction', () => {
    const all = evidence([], role('a', { span: [24_000, 24_011], keywords: ['Terraform', 'PostgreSQL'] }));
    const via = (name: string) => find(all, name)?.mentions.map((mention) => mention.via);
    expect(via('Infrastructure as Code')).toEqual(['terraform']);
    expect(via('Relational Databases')).toEqual(['postgresql']);
    expect(via('SQL')).toContain('postgresql');
    expect(find(evidence([], role('a', { keywords: ['SQL'] })), 'PostgreSQL')).toBeUndefined();
  });

  test('a heading that the dictionary does not know has the evidence of its keywords', () => {
    const heading = { ...skill('Fabric Care', 'Dyeing', 'Mending'), level: 'Expert' };
    const all = evidence([heading], role('a', { span: [24_000, 24_011], keywords: ['Dyeing'] }));
    expect(find(all, 'Fabric Care')?.mentions).toMatchObject([{ source: 'a', via: 'dyeing' }]);
    // Without a level it groups others, and is no skill.
    expect(find(evidence([skill('Programming', 'Java')]), 'Programming')).toBeUndefined();
  });
});

describe('names in titles and in other names', () => {
  const mentions = (name: string, fields: Partial<EvidenceSource>) =>
    find(evidence([], role('a', fields)), name)?.mentions;

  test('a title is evidence as a sentence is, and the title of a leader shows leading', () => {
    const title = 'Photographer and social media manager';
    expect(mentions('Social Media', { title, titles: [title] })).toMatchObject([{ sentences: [title] }]);
    for (const one of ['Head of Weaving', 'Technische Leiterin', 'Chef d’équipe'])
      expect(mentions('Leadership', { titles: [one] })).toMatchObject([{ sentences: [one] }]);
    expect(mentions('Leadership', { titles: ['Account manager'] })).toBe(undefined);
  });

  test('a field inside of another name is none', () => {
    expect(mentions('UX', { texts: ['Read the numbers of the Loom UX Report every day.'] })).toBe(undefined);
    expect(mentions('UX', { texts: ['Led the UX of the loom.'] })).toBeDefined();
  });

  test('who learns a tool does not show its field', () => {
    const texts = ['Set alerts with Datadog.'];
    expect(mentions('Observability', { title: 'Analyst (Training Program)', texts })).toBe(undefined);
    expect(mentions('Datadog', { title: 'Analyst (Training Program)', texts })).toHaveLength(1);
    expect(mentions('Observability', { texts })).toHaveLength(1);
  });
});

describe('names in sentences', () => {
  test.each([
    ['Wrote services in Go and Python.', ['Go', 'Python'], ['Go', 'Python']],
    ['Where to go from here? We spring into action.', ['Go', 'Spring'], []],
    ['A go-to-market plan by R&D.', ['Go', 'R'], []],
    ['Built pages with React, and APIs with Node.js', ['React', 'Node.js'], ['React', 'Node.js']],
    ['Wrote C++ and C#.', ['C', 'C++', 'C#'], ['C++', 'C#']],
    ['JavaScript only', ['Java', 'JavaScript'], ['JavaScript']],
    ['Ran it without Docker, on AWS', ['Docker', 'AWS'], ['AWS']],
    ['データをPythonで分析', ['Python'], ['Python']],
    ['Plays data back for testing and teaching.', ['Testing', 'Teaching'], []],
    ['Java-Kenntnisse und Terraformkenntnisse', ['Java', 'Terraform'], ['Java', 'Terraform']],
  ])('%s', (sentence, skills, expected) => {
    expect(named(sentence, ...skills)).toEqual(expected);
  });

  test('a word of everyday language is a skill only where the owner lists it', () => {
    const source = role('a', { texts: ['Gave Training in Compliance.'] });
    expect(evidence([], source)).toEqual([]);
    expect(named('Wrote the rules of Compliance.', 'Compliance')).toEqual(['Compliance']);
  });

  test('the name of an employer is no skill', () => {
    const source = role('a', { texts: ['Oracle MySQL teams at SAP.'], names: ['SAP'] });
    expect(find(evidence([skill('SAP')], source), 'SAP')?.mentions).toEqual([]);
  });

  test('other spellings name the skill', () => {
    const source = role('a', { texts: ['Moved it to k8s, with SpringBoot and power-bi.'] });
    const all = evidence([skill('Kubernetes'), skill('Spring Boot'), skill('Power BI')], source);
    expect(all.filter(({ isListed, mentions }) => isListed && mentions.length > 0)).toHaveLength(3);
  });
});

test('a tool with a name of everyday language counts in a list of tools', () => {
  const found = (text: string) => find(evidence([], role('a', { texts: [text] })), 'Airflow');
  expect(found('Tech: Python, dbt, Airflow, DataHub')).toBeDefined();
  expect(found('Better airflow, light and Airflow of the office')).toBe(undefined);
  expect(found('Comfort: light, Airflow')).toBe(undefined);
  expect(evidence([], role('a', { texts: ['Led DBT groups, a therapy.'] }))).toEqual([]);
  const dbt = evidence([], role('a', { texts: ['Wrote models in dbt.'] }));
  expect(find(dbt, 'dbt')).toBeDefined();
});

test('what the employer does is no work of the person', () => {
  const found = (text: string) =>
    find(evidence([], role('a', { texts: [text], names: ['Acme, Inc.'] })), 'Docker');
  expect(found('We offer Docker images to all.')).toBe(undefined);
  expect(found('Acme is a consultancy for Docker.')).toBe(undefined);
  expect(found('We moved all servers to Docker.')).toBeDefined();
});

describe('leading people', () => {
  test.each([
    'Grew the engineering team from 6 to 24 people.',
    'Led teams of up to fifteen engineers.',
    'Dirigí un equipo de cinco personas.',
    'Encadré une équipe de développeurs.',
    'Leitung eines Teams von 8 Personen.',
    'Liderei uma equipe de dez pessoas.',
  ])('%s', (sentence) => {
    const [mention] = find(evidence([], role('a', { texts: [sentence] })), 'Leadership')?.mentions ?? [];
    expect(mention?.sentences).toEqual([sentence]);
  });

  test.each([
    'Worked in a cross-functional team of 6 engineers.',
    'Hecho por un equipo de 6 personas.',
    'Managed servers for two teams.',
    'Coached and mentored new engineers.',
  ])('leads nobody: %s', (sentence) => {
    expect(find(evidence([], role('a', { texts: [sentence] })), 'Leadership')).toBe(undefined);
  });

  test('the field of other people, and everyday words of business, are no mention', () => {
    const texts = [
      'Supported ML engineers with data.',
      'Worked with the data science team.',
      'Reduced the work of customer support.',
      'Drew pages with PHP teams.',
    ];
    const found = evidence([], role('a', { texts }));
    for (const name of ['Machine Learning', 'Data Science', 'Customer Service', 'PHP'])
      expect(find(found, name)).toBe(undefined);
    expect(find(evidence([], role('a', { texts: ['Agile work in Jira.'] })), 'Jira')).toBeDefined();
    for (const text of [
      'Experience with data science in teams.',
      'Worked with Go, on data science for two teams.',
    ])
      expect(find(evidence([], role('a', { texts: [text] })), 'Data Science')).toBeDefined();
  });

  test('leading a program is not leading people, and reading of it is not either', () => {
    expect(find(evidence([], role('a', { texts: ['Read books on leadership.'] })), 'Leadership')).toBe(
      undefined,
    );
    expect(find(evidence([], role('a', { texts: ['Led the move to managed lanes.'] })), 'Leadership')).toBe(
      undefined,
    );
  });
});
