import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { evaluate, labelledAdverts } from '../../../test/support/evaluate-advisor';
import { packEvidence, titleLevel } from './evidence-file';
import { defaultLanguage } from '~/portal/addresses/languages';
import { advisorFor } from './advisor';

const RESUME = {
  basics: { name: 'Ada', summary: 'I enjoy OpenCV.' },
  work: [
    {
      name: 'Acme',
      position: 'Platform engineer',
      startDate: '2015-01',
      endDate: '2020-12',
      keywords: ['Kubernetes', 'Go', 'Helm'],
      highlights: [
        'Moved the shop to Kubernetes on AWS.',
        'Wrote services in Go and Python.',
        'Planned the looms with Terraform.',
        'Led a team of 8.',
      ],
    },
    {
      name: 'Beta',
      position: 'Developer',
      startDate: '2012-01',
      endDate: '2014-12',
      keywords: ['React'],
      highlights: ['Built the shop in React.'],
    },
  ],
  education: [{ institution: 'School', studyType: 'Master of Science', area: 'Computer Science' }],
  certificates: [{ name: 'Certified Kubernetes Administrator', date: '2019-05' }],
  languages: [
    { language: 'Spanish', fluency: 'Native speaker' },
    { language: 'English', fluency: 'B2' },
    { language: 'French', fluency: 'Advanced' },
    { language: 'Portuguese', fluency: 'Elementary' },
  ],
  skills: [{ name: 'Platforms', level: 'Expert', keywords: ['Kubernetes', 'Ansible', 'Flow', 'Training'] }],
};
const portfolio = portfolioOf(RESUME);
const format = { period: () => '', tenure: String, percent: String, grade: String, colon: ':' };
const advise = advisorFor(JSON.stringify(packEvidence(portfolio, format, defaultLanguage, 2026 * 12)));
/** The findings of an advert: "skill Kubernetes shown". */
const findingsOf = (advert: string) =>
  advise(advert).findings.map(({ kind, names, need, status, years }) =>
    [kind, names.join('/'), need === 'nice' && 'nice', status, years && `${years.needed}:${years.months}`]
      .filter(Boolean)
      .join(' '),
  );

test('a requirement is shown by an entry of the career, listed in the résumé, or not found', () => {
  expect(findingsOf('Requirements:\n- k8s and Ansible\n- Salesforce\n- Helm')).toEqual([
    'skill k8s shown',
    'skill Ansible listed',
    'skill Salesforce missing',
    // No sentence of the role names it.
    'skill Helm shown',
  ]);
});

test('quotes a sentence about the use first, with its entry', () => {
  const [finding] = advise('- Kubernetes').findings;
  expect(finding?.evidence[0]).toMatchObject({
    quote: 'Moved the shop to Kubernetes on AWS.',
    source: { title: 'Platform engineer', place: 'Acme' },
  });
});

test('a sentence stands before a title and a list of names, and paid work before own projects', () => {
  const own = portfolioOf({
    work: [
      {
        name: 'A',
        position: 'Docker developer',
        startDate: '2020-01',
        highlights: ['Docker, Helm, Perl, Java, PHP'],
      },
      {
        name: 'B',
        position: 'Clerk',
        startDate: '2010-01',
        endDate: '2012-01',
        highlights: ['Moved the shop into Docker for A.'],
      },
    ],
    projects: [
      { name: 'Loom', description: 'A loom that weaves with Docker and Helm.', startDate: '2021-01' },
      {
        name: 'Shop',
        entity: 'A',
        description: 'One shop for all clothes.',
        keywords: ['Perl'],
        startDate: '2021-02',
      },
    ],
  });
  const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
  const { findings } = advisorFor(JSON.stringify(file))('- Docker\n- Perl');
  expect(findings.map(({ evidence }) => evidence[0]?.quote)).toEqual([
    'Moved the shop into Docker for A.',
    '',
  ]);
});

test('alternatives are one requirement, of which one is enough', () => {
  expect(findingsOf('- Python, Ruby or Go')).toEqual(['skill Python/Go shown']);
  expect(findingsOf('- AWS/GCP')).toEqual(['skill AWS shown']);
  expect(findingsOf('- Python, Python or Go')).toEqual(['skill Python/Go shown']);
  expect(findingsOf('- cloud platforms such as Oracle Cloud or AWS')).toEqual([
    'skill cloud platforms/AWS shown',
  ]);
  expect(findingsOf('- One of these languages: Ruby, Go and Scala')).toEqual(['skill Go shown']);
  expect(findingsOf('- Kubernetes and Salesforce')).toEqual([
    'skill Kubernetes shown',
    'skill Salesforce missing',
  ]);
});

test('examples stand for the name before them, and names behind a choice stay requirements', () => {
  expect(findingsOf('- Ruby, cloud platforms (e.g., Azure, AWS) and Salesforce')).toEqual([
    'skill Ruby missing',
    'skill cloud platforms/AWS shown',
    'skill Salesforce missing',
  ]);
  expect(findingsOf('- AWS or Azure, Salesforce')).toEqual(['skill AWS shown', 'skill Salesforce missing']);
  expect(findingsOf('- Pulumi, Python, etc.')).toEqual(['skill Python shown']);
  expect(findingsOf('- One of these (Go, Ruby) and Salesforce')).toEqual([
    'skill Go shown',
    'skill Salesforce missing',
  ]);
});

test('a field of work or a duty is never said to be missing', () => {
  expect(findingsOf('- Troubleshooting\n- Process improvement\n- DevOps\n- Salesforce')).toEqual([
    'skill Salesforce missing',
  ]);
});

test('a qualified name is another name', () => {
  const own = portfolioOf({
    work: [{ name: 'A', position: 'Clerk', highlights: ['Moved files to MySQL.'] }],
  });
  const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
  const { findings } = advisorFor(JSON.stringify(file))('- Bases de datos NoSQL (MongoDB)');
  expect(findings.map(({ names, status }) => [...names, status])).toEqual([['MongoDB', 'missing']]);
});

test('years are a fact beside the skill, and no proof', () => {
  expect(findingsOf('8 years of experience with Kubernetes')).toEqual(['skill Kubernetes shown 8:72']);
  expect(findingsOf('Al menos 3 años de experiencia con React')).toEqual(['skill React shown 3:36']);
  expect(findingsOf('8+ years of professional experience')).toEqual(['work listed 8:108']);
  // The time of all work says nothing about looms.
  expect(findingsOf('- 8 years of experience working with looms')).toEqual([]);
  expect(findingsOf('We have 20 years of experience in shops.')).toEqual([]);
});

test('a career without roles says nothing about years', () => {
  const own = portfolioOf({ projects: [{ name: 'Loom' }] });
  const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
  const { findings } = advisorFor(JSON.stringify(file))('- 4 years of experience\n- 4 years of weaving');
  expect(findings).toEqual([]);
});

test('headings, questions and facts of the job are no requirements', () => {
  const advert = `Weaver

- Requisitos:
    Terraform
    teares antigos
- Salario:
    A combinar
- Atribuições
    fiar
Contrat : CDI
Horario de trabajo: mañanas
Ce que nous aimons :
¿Te gusta Terraform?
- Health insurance for all`;
  expect(findingsOf(advert)).toEqual(['skill Terraform shown']);
});

test('what is not required is no requirement', () => {
  expect(findingsOf('- No Kubernetes knowledge needed\n- Terraform is not required')).toEqual([]);
});

test('words of everyday language need a context', () => {
  expect(findingsOf('Ready to go? You excel in spring and express yourself swiftly.')).toEqual([]);
  expect(findingsOf('Services in Go and Python')).toEqual(['skill Go shown', 'skill Python shown']);
});

test('what is about the employer is no requirement', () => {
  const advert = `Company Description
We ship with Kubernetes.
About Acme
Python made us rich.
About you
Terraform
Depuis plus de 10 ans, la société grandit.`;
  expect(findingsOf(advert)).toEqual(['skill Terraform shown']);
  expect(findingsOf('Lead Dev\nTerraform Labs\nPython City\n\nWe are looking for React')).toEqual([
    'skill React shown',
  ]);
});

describe('degrees and languages', () => {
  test('a higher degree includes a lower one of the same field', () => {
    expect(findingsOf("- Bachelor's degree in Computer Science")).toEqual(['degree shown']);
    expect(findingsOf('- BS/MS in Computer Science')).toEqual(['degree shown']);
    expect(findingsOf('- Ms/PhD in Computer Science')).toEqual(['degree shown']);
    expect(findingsOf('- Doctorado en Informática')).toEqual(['degree missing']);
    expect(findingsOf('- Nursing degree')).toEqual(['degree listed']);
    expect(findingsOf('- Degree in Engineering')).toEqual(['degree listed']);
    expect(findingsOf('- Degree in Engineering or a related field')).toEqual(['degree shown']);
  });

  test('the degree that fits best is quoted, and other experience can stand for one', () => {
    const own = portfolioOf({
      education: [
        { institution: 'A', studyType: 'MBA', area: 'Business Administration', endDate: '2015' },
        { institution: 'B', studyType: 'MSc', area: 'Telecommunications Engineering', endDate: '2005' },
      ],
      work: [{ name: 'A', position: 'Clerk', highlights: ['Moved the looms with DevOps.'] }],
    });
    const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
    const { findings } = advisorFor(JSON.stringify(file))(
      "- Studium der (Wirtschafts- ) Informatik oder vergleichbar\n- Diplômé d'une école d'ingénieur\n- PhD oder Erfahrung mit DevOps",
    );
    expect(findings.map(({ kind, status, evidence }) => [kind, status, evidence[0]?.quote])).toEqual([
      ['degree', 'shown', 'MSc, Telecommunications Engineering'],
      ['degree', 'shown', 'MSc, Telecommunications Engineering'],
      ['skill', 'shown', 'Moved the looms with DevOps.'],
    ]);
  });

  test('a degree in another field is listed, and one that is not finished is none', () => {
    expect(findingsOf("- Bachelor's degree in Theology")).toEqual(['degree listed']);
    expect(findingsOf("- Bachelor's degree")).toEqual(['degree shown']);
    expect(findingsOf("- Bachelor's degree in Engineering or equivalent experience")).toEqual([
      'degree listed',
    ]);
    // A choice of fields is none between a degree and experience.
    expect(findingsOf('- PhD in Theology or Law with Kubernetes')).toEqual([
      'skill Kubernetes shown',
      'degree missing',
    ]);
    expect(titleLevel('M.Sc. candidate, Computer Science')).toBe(0);
    expect(titleLevel('Licenciado en Informática')).toBe(2);
  });

  test.each([
    ['a study without its degree shows none', { studyType: 'BSc (incomplete)' }, 'missing'],
    ['a course is no degree', { studyType: 'Classroom Training', endDate: '2012' }, 'missing'],
    ['a study that only began is listed', { studyType: 'BSc', startDate: '1989' }, 'listed'],
    ['a study with its end is shown', { studyType: 'BSc', startDate: '1989', endDate: '1993' }, 'shown'],
  ])('%s', (_, study, status) => {
    const education = [{ institution: 'School', area: 'Computer Science', ...study }];
    const own = portfolioOf({ education });
    const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
    const [degree] = advisorFor(JSON.stringify(file))('- Ausbildung oder BSc in Computer Science').findings;
    expect(degree).toMatchObject({ kind: 'degree', status });
  });

  test('the lowest level of a range counts, and a native speaker has any', () => {
    expect(findingsOf('- English B1-B2')).toEqual(['language English shown']);
    expect(findingsOf('- Verhandlungssicheres Spanisch')).toEqual(['language Spanisch shown']);
    expect(findingsOf('- Deutsch fließend / Englisch')).toEqual([
      'language Deutsch missing',
      'language Englisch shown',
    ]);
    expect(findingsOf('- Fluent English')).toEqual(['language English listed']);
    expect(findingsOf('- Fluent French')).toEqual(['language French listed']);
    expect(findingsOf('- Advanced French')).toEqual(['language French shown']);
    // Without a level, the lowest that works.
    expect(findingsOf('- English')).toEqual(['language English shown']);
    expect(findingsOf('- Portuguese')).toEqual(['language Portuguese listed']);
    expect(advise('- Fluent Spanish, good English').findings.map(({ level }) => level)).toEqual([5, 4]);
  });
});

test('without a list of languages, none is compared', () => {
  const file = packEvidence(portfolioOf({ languages: [] }), format, defaultLanguage, 2026 * 12);
  expect(advisorFor(JSON.stringify(file))('- Fluent English').findings).toEqual([]);
});

test('only a certificate shows a certificate, also that of a tool', () => {
  expect(findingsOf('- AWS, certified in Terraform')).toEqual([
    'skill AWS shown',
    'certificate Terraform missing',
  ]);
  expect(findingsOf('- AWS certified engineer with Terraform')).toEqual([
    'certificate AWS missing',
    'skill Terraform shown',
  ]);
  expect(findingsOf('- Certificates such as PSM, Terraform or Kubernetes')).toEqual([
    'certificate Kubernetes shown',
  ]);
  expect(findingsOf('- Kubernetes certification')).toEqual(['certificate Kubernetes shown']);
  expect(findingsOf('- CKA and CKAD')).toEqual(['certificate CKA shown', 'certificate CKAD missing']);
});

test('what only a course names is listed, and a field that is part of another word is none', () => {
  const own = portfolioOf({
    education: [{ institution: 'School', studyType: 'BSc', area: 'Arts', courses: ['Distributed Systems'] }],
    skills: [{ name: 'AI' }],
    work: [{ name: 'A', position: 'Dyer', highlights: ['Dyed with AI.'] }],
  });
  const file = packEvidence(own, format, defaultLanguage, 2026 * 12);
  const { findings } = advisorFor(JSON.stringify(file))('- Distributed systems\n- AI-first thinking\n- AI');
  expect(findings.map(({ names, status }) => [...names, status])).toEqual([
    ['Distributed systems', 'listed'],
    ['AI', 'shown'],
  ]);
});

test('the text above the first heading and below another one of its level is no requirement', () => {
  const advert =
    'You join our React guild.\n\n# Requirements\n## Stack\n- Terraform\n# How we hire\n- Python test';
  expect(findingsOf(`Dev\n\n${advert}`)).toEqual(['skill Terraform shown']);
});

test('nouns of leading and compounds of languages are requirements', () => {
  expect(findingsOf("- Recrutement & animation d'une équipe technique")).toEqual(['skill Leadership shown']);
  expect(findingsOf('- Deine sehr guten Spanisch- und Deutschkenntnisse runden dein Profil ab')).toEqual([
    'language Spanisch shown',
    'language Deutschkenntnisse missing',
  ]);
});

test('leading people is a skill with phrases, and the summary is a source', () => {
  expect(findingsOf('- You will manage a team of engineers')).toEqual(['skill Leadership shown']);
  expect(findingsOf('- OpenCV')).toEqual(['skill OpenCV shown']);
});

test('says if an advert is in another language', () => {
  const italian =
    'Cerchiamo uno sviluppatore che abbia esperienza nella progettazione di sistemi distribuiti e che sappia lavorare in gruppo con altre persone per migliorare i nostri prodotti, e anche la qualità del codice che scriviamo ogni giorno insieme ai nostri clienti';
  expect(advise(italian).isReadable).toBe(false);
  expect(advise('Wir suchen Java und Kubernetes').isReadable).toBe(true);
  const list =
    'Requirements\n5+ years of experience with Azure\nTerraform or Pulumi\n15+ years of professional experience\nDegree in Computer Science or a related field\nFluent Spanish, good English\nMentor a team of engineers\nNice to have\nPower BI';
  expect(advise(list).isReadable).toBe(true);
});

test('every quotation is in the files of the owner', () => {
  const text = JSON.stringify(RESUME);
  const { findings } = advise(
    'Kubernetes, Go, Python, AWS, React, Terraform, OpenCV, CKA, Spanish, MSc in Computer Science',
  );
  for (const { quote } of findings.flatMap(({ evidence }) => evidence))
    for (const part of quote.split(', ')) expect(text).toContain(part);
});

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (advert) => {
      expect(() => advise(advert)).not.toThrow();
    }),
  );
});

test.each([
  ['adverts', 0.98, 0.95],
  ['blind', 0.97, 0.88],
])('what is shown in %s is right, and most of it is found', (set, precision, recall) => {
  const result = evaluate(labelledAdverts(set));
  expect(result.precision).toBeGreaterThanOrEqual(precision);
  expect(result.recall).toBeGreaterThanOrEqual(recall);
});
