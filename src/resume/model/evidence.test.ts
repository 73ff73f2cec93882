import fc from 'fast-check';
import { expect, test } from 'vitest';

import { evidence, named, role, skill } from './evidence-for-test';
import { sentencesOf } from './sentences';
import { namesIn, termKey } from './same-term';
import { TECHNOLOGIES } from '../../dictionary/technologies';

const NAMES = TECHNOLOGIES.flatMap(({ name, aliases }) => [name, ...aliases]);

test.each([
  ['负责CPP订单系统', ['C++'], []],
  ['Wrote CPP code for the loom', ['C++'], ['C++']],
  ['Apps for Android', ['Java (Android)'], []],
  ['Led 3 weavers', ['Python (2, 3)'], []],
  ['Used LRT for letters', ['Loom routing (LRT)'], ['Loom routing (LRT)']],
  ['Chef de projet', ['Chef'], []],
  ['Wrote Apache Camel routes', ['Apache'], []],
  ['Met a manager of GitHub’s sales team', ['GitHub'], []],
  ['Generates training data', ['Training'], []],
  ['Taught SOC 101 twice', ['SOC'], []],
])('initials, versions and brackets prove nothing else: %s', (sentence, skills, expected) => {
  expect(named(sentence, ...skills)).toEqual(expected);
});

test.each([
  ['Ported Python tools', ['Python (2, 3)'], ['Python']],
  ['Wrote the looms’ service in .NET', ['.NET 8', '.NET Framework'], ['.NET']],
  ['Tested medical robotics', ['Robotics (ROS)'], ['Robotics']],
  ['Kept S3 buckets tidy', ['Cloud Services (EC2, S3)'], ['S3']],
  ['React', ['React'], ['React']],
  ['用AngularJS做页面', ['AngularJS（做过管理页面，表格、图表）'], ['AngularJS']],
])('names a skill as the sentence does: %s', (sentence, skills, expected) => {
  const found = evidence(
    skills.map((name) => skill(name)),
    [role('r', { texts: [sentence] })],
  );
  expect(found.flatMap(({ name, mentions }) => (mentions.length > 0 ? [name] : []))).toEqual(expected);
});

test.each([
  ['Built services in Go and deployed them to Kubernetes.', ['Go', 'Kubernetes'], ['Go', 'Kubernetes']],
  ['Wrote C, C++ and C# for controllers.', ['C', 'C++', 'C#'], ['C', 'C++', 'C#']],
  ['Plotted surveys with R, Python and SQL.', ['R', 'Python'], ['R', 'Python']],
  ['Ran the site on node.js with postgres.', ['Node.js', 'PostgreSQL'], ['Node.js', 'PostgreSQL']],
  ['Designed REST APIs.', ['API'], ['API']],
  ['Migrated front end code.', ['Front-End'], ['Front-End']],
  ['Desarrollé módulos en PHP.', ['php'], ['PHP']],
  [
    'Pythonを使って機械学習のモデルを設計した。',
    ['Python', '機械学習', '設計'],
    ['Python', '機械学習', '設計'],
  ],
  ['파이썬을 가르쳤다.', ['파이썬'], ['파이썬']],
  [
    'Using Excel, Word and PowerPoint every day.',
    ['Excel', 'Word', 'PowerPoint'],
    ['Excel', 'Word', 'PowerPoint'],
  ],
  ['Wrote services in .NET and ASP.NET.', ['.NET'], ['.NET']],
  ['Not only Python but also Ruby was in use.', ['Python'], ['Python']],
])('%s names %j', (sentence, skills, found) => {
  expect(named(sentence, ...skills)).toEqual(found);
});

test.each([
  ['Wrote JavaScript.', 'Java'],
  ['Wrote C++ and C#.', 'C'],
  ['Go live with the new shop in May.', 'Go'],
  ['We go to market in spring.', 'Go', 'Spring'],
  ['Prepared the Go-to-market plan.', 'Go'],
  ['Advised C-level managers and the Series C round.', 'C'],
  ['Led R&D and R. Miller’s group.', 'R'],
  ['Excel at communication with teams.', 'Excel', 'Teams'],
  ['Led Teams Across Several Regions.', 'Teams'],
  ['Gave access to the office in a word.', 'Access', 'Office', 'Word'],
  ['Quick to react in an express lane.', 'React', 'Express'],
  ['Shipped a React Native app.', 'React'],
  ['See github.com/someone/python and mail java@example.com.', 'Python', 'Java'],
  ['Moved on without Perl, and used no Java.', 'Perl', 'Java'],
  ['Wrote 要件定義書 and リーダーシップ.', '要件定義', 'リーダー'],
  ['J’ai aidé.', 'AI'],
  ['Took the rest of the agile team along.', 'REST'],
])('%s does not name %s', (sentence, ...skills) => {
  expect(named(sentence, ...skills)).toEqual([]);
});

test('a skill is one entry with all its names, its group and its sentences', () => {
  const found = evidence(
    [skill('Languages', 'JavaScript', 'Go'), skill('Tools: Docker, Git')],
    [
      role('new', { span: [24_000, 24_011], texts: ['Wrote JS. Taught it, too.', '- **ES6** everywhere'] }),
      role('old', { keywords: ['javascript', 'Nginx'], title: 'Docker specialist' }),
    ],
  );
  const about = (name: string) => found.find((one) => one.name === name);
  expect(about('JavaScript')).toMatchObject({
    group: 'Languages',
    mentions: [
      { source: 'new', span: [24_000, 24_011], sentence: 'Wrote JS.' },
      { source: 'new', sentence: 'ES6 everywhere' },
      { source: 'old', sentence: null },
    ],
  });
  expect(about('Docker')).toMatchObject({ group: 'Tools', mentions: [{ source: 'old', sentence: null }] });
  expect(about('Nginx')).toMatchObject({ group: null, mentions: [{ source: 'old' }] });
  expect(about('Languages')?.mentions).toEqual([]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

test('a heading among technologies is a skill, and no group of other ones', () => {
  const found = evidence(
    [skill('PHP', 'Backend'), skill('Symfony', 'Doctrine'), skill('Weftly', 'PHP', 'Carding')],
    [role('r', { texts: ['Wrote the planner in PHP, and tested it with Weftly.'] })],
  );
  const about = (name: string) => found.find((one) => one.name === name);
  expect(about('Weftly')?.mentions).toHaveLength(1);
  expect([about('PHP')?.group, about('Carding')?.group]).toEqual([null, null]);
  // Beside headings that only group others, it is one of them.
  const grouped = evidence(
    [skill('Tools', 'Docker'), skill('Weftly', 'PHP')],
    [role('r', { texts: ['Wove with Weftly.'] })],
  ).find(({ name }) => name === 'Weftly');
  expect(grouped?.mentions).toEqual([]);
});

test('finds tools by their proper names without a list, but no generic skills', () => {
  const texts = ['Deployed Django to AWS, did some marketing and testing, and went to a spring festival.'];
  expect(evidence([], [role('r', { texts })]).map(({ name }) => name)).toEqual(['Django', 'AWS']);
});

test('uses the owner’s synonyms as names', () => {
  const found = evidence([skill('Quantum Computing')], [role('r', { texts: ['Tried QC.'] })], {
    QC: 'Quantum Computing',
  });
  expect(found[0]?.mentions).toHaveLength(1);
});

test('the employer’s name is no skill in its texts, nor is a part of a longer name', () => {
  const sources = [
    role('a', { names: ['Oracle'], texts: ['Joined the sales team at Oracle.'] }),
    role('b', {
      names: ['Ruby Tuesday'],
      texts: ['Kept the books of Ruby Tuesday.', 'Their reports ran on Oracle 12c.'],
    }),
  ];
  const found = evidence([skill('Oracle'), skill('Ruby')], sources);
  const listed = found.filter(({ name }) => ['Oracle', 'Ruby'].includes(name));
  expect(listed.map(({ mentions }) => mentions.map(({ source }) => source))).toEqual([['b'], []]);
});

test('finds a name as a word anywhere in a text', () => {
  const word = fc
    .stringMatching(/^[a-z]{5,9}$/)
    .filter((name) => !NAMES.some((known) => known.toLowerCase() === name));
  fc.assert(
    fc.property(word, fc.array(word), fc.array(word), (name, before, after) => {
      const text = [
        'we',
        ...before.filter((one) => one !== 'never' && one !== 'without'),
        name,
        'and',
        ...after,
      ].join(' ');
      expect(named(text, name)).toEqual([name]);
    }),
  );
});

test('does not find a name as a part of a word', () => {
  const word = fc.stringMatching(/^[a-zß-öø-ÿ0-9]{1,9}$/);
  fc.assert(
    fc.property(word, word, (name, more) => {
      expect(named(`x ${name}${more} y ${more}${name} z`, name)).toEqual(
        name === `${name}${more}` ? [name] : [],
      );
    }),
  );
});

test('evidence quotes sentences of its own text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...NAMES), { minLength: 1 }),
      (text, skills) => {
        const fullText = `${text} ${skills.join(', ')}`;
        const sentences = new Set(sentencesOf(fullText));
        const found = evidence(
          skills.map((name) => skill(name)),
          [role('r', { texts: [fullText] })],
        );
        for (const { mentions } of found)
          for (const { sentence } of mentions) expect(sentences.has(sentence ?? '')).toBe(true);
      },
    ),
  );
});

test('splits a text into sentences', () => {
  expect(sentencesOf('Worked at Foo Inc. in Rome. Led e.g. Dr. Who.\n• Third')).toEqual([
    'Worked at Foo Inc. in Rome.',
    'Led e.g. Dr. Who.',
    'Third',
  ]);
});

test('counts no time before the release of a technology', () => {
  const spansOf = (first: number, last: number) =>
    evidence(
      [skill('Docker')],
      [role('r', { span: [first * 12, last * 12], texts: ['Put the looms into Docker'] })],
    ).flatMap(({ name, mentions }) => (name === 'Docker' ? mentions.map(({ span }) => span) : []));
  expect(spansOf(2001, 2020)).toEqual([[2013 * 12, 2020 * 12]]);
  expect(spansOf(2015, 2020)).toEqual([[2015 * 12, 2020 * 12]]);
  expect(spansOf(2001, 2005)).toEqual([null]);
});

test('an employer is no technology unless the résumé lists it as a skill', () => {
  const sources = [
    role('r', { names: ['Salesforce'], texts: ['Sold looms.'] }),
    role('p', { texts: ['The Salesforce design system'] }),
  ];
  const namedIn = (...skills: ReturnType<typeof skill>[]) =>
    evidence(skills, sources).flatMap(({ name, mentions }) => (mentions.length > 0 ? [name] : []));
  expect(namedIn()).toEqual([]);
  expect(namedIn(skill('Salesforce'))).toEqual(['Salesforce']);
});

test('separates a list at its commas, but not inside of brackets of any width', () => {
  expect(namesIn('Looms (hand, steam), Cards')).toEqual(['Looms (hand, steam)', 'Cards']);
  expect(namesIn('Cordova（适配Android、iOS）、Gulp')).toEqual(['Cordova（适配Android、iOS）', 'Gulp']);
  expect(termKey('Cordova（适配Android、iOS）')).toBe(termKey('Cordova'));
});
