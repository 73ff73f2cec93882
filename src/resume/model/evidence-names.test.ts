import { expect, test } from 'vitest';

import { evidence, named, role, skill } from './evidence-for-test';
import { namesIn, namesInAll, technologyOf, termKey } from './same-term';

test.each([
  ['Ran the looms on SpringBoot', ['Spring Boot'], ['Spring Boot']],
  ['Ran the looms on Spring Boot', ['SpringBoot'], ['SpringBoot']],
  ['Guarded the looms by OAuth 2', ['OAuth2'], ['OAuth2']],
  ['Kept the ledger in MongoDB', ['Mongo DB'], ['Mongo DB']],
  ['Technologies: MySQL, PHP5, symfony2', ['PHP', 'Symfony'], ['PHP', 'Symfony']],
  ['Wove XHTML 1.0 and CSS', ['CSS3'], ['CSS']],
  ['Wove HTML5 and CSS 3', ['HTML5', 'CSS3'], ['HTML5', 'CSS3']],
  ['Ran the looms on Angular 4 and CodeIgniter', ['Angular 2+', 'Codeigniter4'], ['Angular', 'Codeigniter']],
  ['Loves Web3', ['Web'], []],
  ['Développement en Go d’un métier à tisser', ['Go'], ['Go']],
  ['Wove microservices with Node.js(Express)', ['Node.js', 'Express'], ['Node.js', 'Express']],
  ['Wove cloth with express (Express) delivery', ['Express'], []],
  ['New loom with react with redux, and webpack', ['React', 'Redux'], ['React', 'Redux']],
  ['We react with care and express joy', ['React', 'Express'], []],
  ['Wove apps for android and IOS', ['IOS'], ['IOS']],
  ['Wove a platform that replaced a VB.NET ASP.NET Forms App', ['VB.NET'], []],
  ['Replaced a manual ledger with React', ['React'], ['React']],
  ['Led the port, converting from .NET looms', ['.NET'], []],
  ['A better experience than SQL Server offers', ['SQL Server'], []],
  ['Rebranded the mill for the upcoming SAP Portal', ['SAP'], []],
  ['Componente para reemplazar el uso de Applets de Java', ['Java'], []],
  ['jQuery widgets, replaced by React', ['React'], ['React']],
  ['The old frontend was replaced with React', ['React'], ['React']],
  ['Built a portfolio from React templates', ['React'], ['React']],
  ['Data migration with Airflow to Snowflake', ['Airflow', 'Snowflake'], ['Airflow', 'Snowflake']],
  ['Wrote migration scripts in Python to Snowflake', ['Python'], ['Python']],
  ['Migração de aplicações Java na AWS', ['Java', 'AWS'], ['Java', 'AWS']],
  ['Developed the upcoming iOS app', ['iOS'], ['iOS']],
  ['Used Docker to scale, and excel in teams, and react fast', ['Docker', 'Excel', 'React'], ['Docker']],
  ['Welded handlebars and frames', ['Handlebars'], []],
  ['Migration AngularJS vers Angular 5', ['AngularJS', 'Angular'], ['Angular']],
  ["Migration d'AngularJS vers Angular 5 achevée", ['AngularJS', 'Angular'], ['Angular']],
  ['Métier à tisser migré d’AngularJS à React', ['AngularJS', 'React'], ['React']],
  ["Migration d'un métier à tisser vers Angular", ['Angular'], ['Angular']],
  ["Migration des métiers vers les outils d'AngularJS", ['AngularJS'], ['AngularJS']],
  ['Dort konnte ich die Visionen der Weber mit Hilfe von React zum Leben erwecken.', ['React'], ['React']],
  ['Wove services in Java (Spring Boot) e Go', ['Java', 'Go'], ['Java', 'Go']],
  ['Left the mill (built in Java) Go home', ['Go'], []],
  ['Moved from a Java-like loom to cards', ['Java'], []],
  ['Wove cards as a replacement for existing .NET looms', ['.NET'], []],
  ['Migracja legacy aplikacji Drupal do Laravel', ['Drupal', 'Laravel'], ['Laravel']],
  ['Installazione Intrusion Detection System (Claroty e Nozomi)', ['IDS'], ['IDS']],
  ['CSS/LESS/SASS', ['CSS'], ['CSS']],
  ['mysql, drupal, ethereum, vagrant, solidity', ['Drupal', 'Vagrant'], ['Drupal', 'Vagrant']],
  ['Teams that react, express themselves and rust', ['React', 'Express', 'Rust'], []],
  ['Led 1 designer, 1 iOS developer (remote) and a clerk', ['iOS'], []],
  ['Economia com um time de dois engenheiros de DevOps', ['DevOps'], []],
  ['Trabalhou como engenheiro de DevOps', ['DevOps'], ['DevOps']],
  ['Coordinated an external supplier (Salesforce)', ['Salesforce'], []],
  ['Won the second prize at AWS Spain Hackathon', ['AWS'], []],
  ['Took pictures of yarn with an Electron Microscope', ['Electron'], []],
  ['Measured the capacitor and the electron beam', ['Electron', 'Capacitor'], []],
  ['Opened the mill of Hong Kong', ['Kong'], []],
  ['Put the loom on every desk with Electron', ['Electron'], ['Electron']],
  ['Developed Visual Basic applications for looms', ['VB .NET'], []],
  ['Developed VB.NET applications for looms', ['VB .NET', 'Visual Basic'], ['VB .NET']],
  ['Sold looms to Finance, Administration and Executive departments', ['Finance', 'Administration'], []],
  ['Ran any Vue-based page of the mill', ['Vue'], ['Vue']],
  [
    'Transformed legacy "spaghetti" AngularJS/Rails mill to a modern Angular app',
    ['AngularJS', 'Angular'],
    ['Angular'],
  ],
  [
    'Migrated a legacy AngularJS application to the current Angular framework',
    ['AngularJS', 'Angular'],
    ['Angular'],
  ],
  ['Moved a legacy ledger written in React', ['React'], ['React']],
  ['Ran servers of looms with Hyper-V replication', ['HyperV'], ['HyperV']],
  ['Spoke about looms at the React Summit', ['React'], []],
  ['Built the pages of a conference in React', ['React'], ['React']],
  ['Modernized the state by migrating from Redux to React', ['Redux', 'React'], ['React']],
  ['Migrated the tests from TestCafe & Cypress to Playwright', ['Cypress', 'Playwright'], ['Playwright']],
  ['Refactored the mill (from webpack, JS and Vue to Vite, TS and Nuxt)', ['Vue', 'Nuxt'], ['Nuxt']],
  ['Migrated from Redux to React in order to simplify it', ['Redux', 'React'], ['React']],
  ['Moved the code Docker needs to AWS', ['Docker', 'AWS'], ['Docker', 'AWS']],
  ['Migración de aplicaciones Java a la nube', ['Java'], ['Java']],
  ['Migración de Angular a React', ['Angular', 'React'], ['React']],
  ['Wrote letters from Docker to the mill', ['Docker'], ['Docker']],
  ['Led two weavers as an iOS developer', ['iOS'], ['iOS']],
  ['Kept the books of the mill with Mysql, Php', ['PHP', 'MySQL'], ['PHP', 'MySQL']],
  ['Wrote the ledger in Php and Sql', ['php', 'SQL'], ['PHP', 'SQL']],
  ['Moved the looms to Aws', ['AWS'], ['AWS']],
  ['Tapped Sap of trees with Mr Seo', ['SAP', 'SEO'], []],
  ['Drew the Css of the mill', ['Css'], ['Css']],
  ['Moved the ledger by night (bash)', ['Bash'], ['Bash']],
  ['Moved the ledger by night (php)', ['PHP'], ['PHP']],
  ['Moved the ledger by night (bash)', ['Docker'], []],
  ['Registered the name of the mill (R) (C) (go)', ['R', 'C', 'Go'], []],
  ['Joined the mills by Apache CXF', ['Apache'], []],
  ['Joined the mills by Apache Camel and Apache tomcat', ['Apache'], []],
  ['Ran the page of the mill on Apache and on an Apache Webserver', ['Apache'], ['Apache']],
  ['Ran the mill on Linux Apache MySQL PHP', ['Apache', 'MySQL'], ['Apache', 'MySQL']],
  ['Joined the mills by Camel and Karaf', ['Apache Camel'], ['Apache Camel']],
  ['Rode a camel to the mill', ['Apache Camel'], []],
  ['Joined the mills by Apache Camel', ['Apache Camel', 'Apache'], ['Apache Camel']],
  ['Sent the cards of the looms by Kafka', ['Apache Kafka'], ['Apache Kafka']],
  ['Sought the cards with Apache Solr', ['Solr'], ['Solr']],
])(
  'a technology is known with and without spaces, its version and capital letters: %s',
  (sentence, skills, expected) => {
    expect(named(sentence, ...skills)).toEqual(expected);
  },
);

test('a technology in parentheses that the résumé does not list needs more evidence', () => {
  const found = evidence([skill('Weaving')], [role('r', { texts: ['Moved the ledger by night (bash)'] })]);
  expect(found.map(({ name }) => name)).toEqual(['Weaving']);
});

test('one technology with and without its spaces is one skill', () => {
  const found = evidence([skill('Spring Boot')], [role('r', { keywords: ['SpringBoot'] })]);
  expect(found.map(({ name }) => name)).toEqual(['Spring Boot']);
});

test('a list of abbreviations that are mostly no technologies proves none', () => {
  expect(named('CSD - CSN - CSDD - CSS', 'CSS3')).toEqual([]);
  expect(named('CSS, PHP, SQL', 'CSS3', 'PHP', 'SQL')).toEqual(['CSS', 'PHP', 'SQL']);
});

test('two words before one noun stay together', () => {
  expect(namesIn('Pair / Mob programming')).toEqual(['Pair / Mob programming']);
  expect(namesIn('Java / Kotlin development')).toEqual(['Java', 'Kotlin development']);
});

test('tasks with one object in a keyword stay together', () => {
  expect(namesIn('Design, planning and upkeep of looms, carding')).toEqual([
    'Design, planning and upkeep of looms',
    'carding',
  ]);
  expect(namesIn('Python, SQL and knowledge of Excel')).toEqual(['Python', 'SQL and knowledge of Excel']);
});

test.each([
  'Weaving machines (hand, steam, water)',
  'Weaving machines (steam (high pressure, low pressure), water)',
  'Weaving machines [hand, steam]',
  'Machines of the mill (hand looms, steam looms, water looms)',
])('the commas inside of brackets separate nothing: %s', (keyword) => {
  expect(namesIn(keyword)).toEqual([keyword]);
  expect(namesIn(`${keyword}, wool`)).toEqual([keyword, 'wool']);
});

test('a bracket that is not closed encloses nothing', () => {
  expect(namesIn('Looms (hand, steam')).toEqual(['Looms (hand', 'steam']);
});

test('a keyword with commas stays whole among keywords of one name each', () => {
  expect(namesInAll(['Wool', 'Linen', 'Warp, weft, selvedge', 'Tools'])).toEqual([
    'Wool',
    'Linen',
    'Warp, weft, selvedge',
    'Tools',
  ]);
  expect(namesInAll(['Wool', 'Linen', 'Docker, Loomctl'])).toEqual(['Wool', 'Linen', 'Docker', 'Loomctl']);
  expect(namesInAll(['Warp, weft, selvedge'])).toEqual(['Warp', 'weft', 'selvedge']);
  expect(namesInAll(['Wool, linen', 'Warp, weft', 'Tools'])).toEqual([
    'Wool',
    'linen',
    'Warp',
    'weft',
    'Tools',
  ]);
  const found = evidence(
    [skill('Cloth', 'Wool', 'Linen', 'Warp, weft, selvedge')],
    [role('r', { keywords: ['Looms', 'Mills', 'Pulley, belt'], texts: ['Cut the weft.'] })],
  ).map(({ name }) => name);
  expect(found).toEqual(['Cloth', 'Wool', 'Linen', 'Warp, weft, selvedge', 'Looms', 'Mills', 'Pulley, belt']);
});

test.each([
  ['Moved the looms to a mono-repo', ['Monorepo']],
  ['Moved the looms to a monorepo', ['Mono-repo']],
  ['Moved the looms to a mono repo', ['Mono-repo']],
])('finds a name with or without its hyphen in "%s"', (sentence, names) => {
  expect(named(sentence, ...names)).toEqual(names);
});

test('a keyword with a hyphen is the skill without one', () => {
  const sources = [
    role('r', { keywords: ['Mono-repo'], texts: ['Led the monorepo.', 'Cut the mono-repo.'] }),
  ];
  const found = evidence([skill('Monorepo')], sources).filter(({ mentions }) => mentions.length > 0);
  expect(found.map(({ name, mentions }) => [name, mentions.map(({ sentence }) => sentence)])).toEqual([
    ['Monorepo', ['Led the monorepo.', 'Cut the mono-repo.']],
  ]);
  // Spaces and hyphens are equal, so that another spelling is needed only without them.
  const [spaced] = evidence([skill('Steam looms')], [role('r', { texts: ['Ran steam-looms.'] })]);
  expect(spaced).toMatchObject({ aliases: [], mentions: [{ sentence: 'Ran steam-looms.' }] });
  expect(termKey('Co-op')).not.toBe(termKey('Coop'));
});

test('a keyword with slashes between its names, or with a version, names each technology', () => {
  expect(namesIn('Java / Spring (MVC, Boot) / Kotlin')).toEqual(['Java', 'Spring (MVC, Boot)', 'Kotlin']);
  expect(namesIn('HTML/CSS')).toEqual(['HTML/CSS']);
  expect(namesIn('React | Next')).toEqual(['React', 'Next']);
  const technologies = [
    'PHP5',
    'Symfony 2',
    'Oracle 12c',
    'Java 8–21',
    'Java 17/21',
    'Amazon AWS',
    'Web3',
    'Log4j',
  ].map((name) => technologyOf(name)?.name);
  expect(technologies).toEqual(['PHP', 'Symfony', 'Oracle', 'Java', 'Java', 'AWS', undefined, undefined]);
});
