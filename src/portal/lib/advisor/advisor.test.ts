import fc from 'fast-check';
import { expect, test } from 'vitest';

import { evaluate, labelledAdverts } from '../../../../scripts/evaluate-advisor';
import type { Finding } from './advisor';
import { advise, findingsOf, RESUME } from './advisor-for-test';

const texts: string[] = [];
const collect = (value: unknown): void => {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
};
collect(RESUME);

test('finds skills by other names: proved, related or missing', () => {
  expect(findingsOf('Requirements:\n- k8s, Node and Vue\n- Salesforce')).toEqual([
    'skill Kubernetes proved',
    'skill Node.js proved',
    'skill Vue related React',
    'skill Salesforce missing',
  ]);
});

test('ambiguous words need context', () => {
  expect(findingsOf('Ready to go? You excel in spring and express yourself swiftly.')).toEqual([]);
  expect(findingsOf('Services in Go and Python')).toEqual(['skill Go proved', 'skill Python proved']);
});

test('compares required years with merged dates', () => {
  expect(findingsOf('5+ years of experience with Kubernetes')).toEqual(['years Kubernetes 5 proved']);
  expect(findingsOf('8 years of experience with Kubernetes')).toEqual(['years Kubernetes 8 related']);
  expect(findingsOf('Al menos 3 años de experiencia con React')).toContain('years React 3 proved');
  expect(findingsOf('Mínimo de 4 anos de experiência com React')).toEqual(['years React 4 related']);
  expect(findingsOf('8+ years of professional experience')).toEqual(['years 8 proved']);
  expect(findingsOf('We have 20 years of experience in shops.')).toEqual([]);
});

test.each([
  ['Python – min. 4 years', 'years Python 4 proved'],
  ['| AWS | 5 years | must |', 'years AWS 5 proved'],
  ['Python, 2-3 years', 'years Python 2 proved'],
  ['Python ≥ 4 years', 'years Python 4 proved'],
  ['Entre 3 y 5 años con Python', 'years Python 3 proved'],
  ['Entre 7 e 10 anos de experiência com Python', 'years Python 7 related'],
  ['three or more years of Python', 'years Python 3 proved'],
  ['We need someone who has run Kubernetes for 3+ years.', 'years Kubernetes 3 proved'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});

test('assigns years to their own skill in a list', () => {
  expect(findingsOf('Python (3 years), AWS (8 years), React')).toEqual([
    'years Python 3 proved',
    'years AWS 8 related',
    'skill React proved',
  ]);
  expect(findingsOf('4 years of experience with Python and a background in React')).toEqual([
    'years Python 4 proved',
    'skill React proved',
  ]);
});

test.each([
  'Python is not required.',
  'You needn’t know Python.',
  'Knowledge of Python isn’t needed.',
  'No experience with Python needed.',
  'No se requiere experiencia con Python',
  'No es necesario saber Python',
  'Sin necesidad de conocimientos de Python',
  'Python não é necessário',
  'Dispensa-se experiência em Python',
])('“not required” is no requirement: %s', (advert) => {
  expect(advise(advert)).toEqual({ findings: [], unread: [advert] });
});

test('“not required but a plus” is nice to have', () => {
  expect(findingsOf('Python is not required but a plus.')).toEqual(['skill Python nice proved']);
});

test('a short line with an abbreviation is no heading', () => {
  expect(findingsOf('MBA preferred\nPython')).toEqual([
    'degree business nice 3 missing',
    'skill Python proved',
  ]);
  expect(findingsOf('NICE TO HAVE\nPython')).toEqual(['skill Python nice proved']);
});

test('ignores markup of a pasted page', () => {
  expect(
    findingsOf(
      '<!doctype html><html><head><style>.css {}</style></head><ul><li>2+ years of AWS</li><li>React &amp; Python',
    ),
  ).toEqual(['years AWS 2 proved', 'skill React proved', 'skill Python proved']);
});

test('marks a skill that the résumé only lists', () => {
  const [finding] = advise('Terraform').findings;
  expect(finding).toMatchObject({ name: 'Terraform', status: 'related', isListed: true });
});

test('finds degrees, certificates, languages with levels, and places', () => {
  expect(findingsOf('Bachelor’s degree in Computer Science')).toEqual(['degree computing 2 proved']);
  expect(findingsOf('A degree in engineering')).toEqual([
    'degree engineering 2 related Bachelor, Computer Science',
  ]);
  expect(findingsOf('Master’s degree in Computer Science')).toEqual(['degree computing 3 missing']);
  expect(findingsOf('Licenciatura en Derecho')).toEqual(['degree law 2 related Bachelor, Computer Science']);
  expect(findingsOf('Mestrado em Informática')).toEqual(['degree computing 3 missing']);
  expect(findingsOf('CKA certification')).toEqual(['certificate CKA proved']);
  expect(findingsOf('Inglés C1 y español nativo')).toEqual([
    'language Inglés 5 related English',
    'language español 6 proved',
  ]);
  expect(findingsOf('Fluent German')).toEqual(['language German 5 missing']);
  expect(findingsOf('You are based in Madrid.')).toEqual(['place Madrid proved']);
  expect(findingsOf('Presencial em Lisbon')).toEqual(['place Lisbon related Lisbon, PT']);
});

test('distinguishes must and nice to have in three languages, and ignores what the employer offers', () => {
  expect(
    findingsOf('Must have:\nReact\nNice to have:\nPostgreSQL\nWhat we offer:\nKubernetes training'),
  ).toEqual(['skill React proved', 'skill PostgreSQL nice proved']);
  expect(findingsOf('Se valorará experiencia con Terraform.')).toEqual([
    'skill Terraform nice related Kubernetes',
  ]);
  expect(findingsOf('React será um diferencial.')).toEqual(['skill React nice proved']);
});

const words = fc.constantFrom(
  ...'Kubernetes k8s Go Python React Vue AWS Azure Rust Java with in of and, years experience 5+ 10 años de anos con Spanish inglés C1 native degree Bachelor PhD based Madrid CKA PMP must nice to have plus \n - : ( ) . Spring Next C R'.split(
    ' ',
  ),
  '\n',
);

test('every proved requirement quotes the content verbatim', () => {
  const check = (finding: Finding) => {
    expect(finding.status === 'missing' || finding.evidence.length > 0).toBe(true);
    for (const { quote } of finding.evidence) expect(texts.some((text) => text.includes(quote))).toBe(true);
  };
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (advert) =>
      advise(advert.join(' ')).findings.forEach(check),
    ),
    { numRuns: 300 },
  );
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (advert) => advise(advert).findings.forEach(check)));
});

test.each(['adverts', 'blind'] as const)(
  'precision and recall of the labelled adverts (%s) are high enough',
  (set) => {
    const { precision, recall } = evaluate(labelledAdverts(set));
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  },
);
