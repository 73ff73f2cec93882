import { expect, test } from 'vitest';

import { advise, findingsOf } from './advisor-for-test';

const GERMAN = `Plattformingenieur (m/w/d)
Über uns
Wir bauen Webstühle und entwickeln seit 20 Jahren mit Angular.
Das erwartet dich
- Du betreibst unsere Cluster auf AWS
- Aufbau neuer Dienste in Go und Python
Dein Profil
- Abgeschlossenes Studium der Informatik oder eine vergleichbare Ausbildung
- Mindestens 3 Jahre Berufserfahrung mit Kubernetes
- Mehrjährige Erfahrung mit PostgreSQL
- Gute Kenntnisse in der Entwicklung von Anwendungen mit React
- Fließend Englisch und gute Spanischkenntnisse
Von Vorteil
- Terraform-Kenntnisse
- Erfahrung mit Vue
Was WIR bieten
- Schulungen zu Azure und Rust
Deine Aufgaben: Salesforce
Standort: Madrid`;

const FRENCH = `Ingénieur plateforme (H/F)
Qui sommes-nous ?
Nous fabriquons des métiers à tisser avec Angular.
Vos missions
- Exploiter nos grappes sur AWS
- Développer des services en Go et en Python
Profil recherché
- Bac +3 en informatique
- Au moins 5 ans d’expérience avec Kubernetes
- Bonne maîtrise de React et de PostgreSQL
- Anglais courant, espagnol bilingue
Les plus
- Terraform
- Vue
Avantages
- Formations Azure et Rust
Compétences : Salesforce
Lieu : Madrid`;

test.each([
  [
    'German',
    GERMAN,
    ['years Kubernetes 3 proved', 'language Englisch 5 related English', 'language Spanisch 4 proved'],
  ],
  [
    'French',
    FRENCH,
    ['years Kubernetes 5 proved', 'language Anglais 5 related English', 'language espagnol 6 proved'],
  ],
])('reads the sections of a %s advert', (_, advert, own) => {
  expect(findingsOf(advert).toSorted()).toEqual(
    [
      ...own,
      'degree computing 2 proved',
      'place Madrid proved',
      'skill AWS proved',
      'skill Go proved',
      'skill PostgreSQL proved',
      'skill Python proved',
      'skill React proved',
      'skill Salesforce missing',
      'skill Terraform nice related Kubernetes',
      'skill Vue nice related React',
    ].toSorted(),
  );
});

test.each([
  'Python ist nicht erforderlich.',
  'Python ist keine Voraussetzung',
  'Keine Erfahrung mit Python notwendig.',
  'Python ist kein Muss.',
  'Du musst kein Python können.',
  'Python n’est pas requis.',
  'Aucune connaissance de Python n’est exigée.',
  'Pas besoin de Python.',
  'Inutile de connaître Python',
])('“not required” is no requirement: %s', (advert) => {
  expect(advise(advert)).toEqual({ findings: [], unread: [advert] });
});

test.each([
  'Python ist von Vorteil.',
  'Python ist wünschenswert, aber nicht erforderlich.',
  'Idealerweise kennst du Python.',
  'Kenntnisse in Python wären ein Plus.',
  'Python serait un plus.',
  'La connaissance de Python est appréciée.',
  'Python souhaité',
  'Idéalement, vous connaissez Python.',
])('is nice to have: %s', (advert) => {
  expect(findingsOf(advert)).toEqual(['skill Python nice proved']);
});

test('a short line that names its subject is no heading', () => {
  expect(findingsOf('Terraform von Vorteil\nPython')).toEqual([
    'skill Terraform nice related Kubernetes',
    'skill Python proved',
  ]);
  expect(findingsOf('Terraform souhaité\nPython')).toEqual([
    'skill Terraform nice related Kubernetes',
    'skill Python proved',
  ]);
  expect(findingsOf('Idealerweise Kenntnisse in Spring Boot\nPython')).toEqual([
    'skill Spring Boot nice related Node.js',
    'skill Python proved',
  ]);
  expect(findingsOf('La connaissance de Terraform est un vrai plus\nPython')).toEqual([
    'skill Terraform nice related Kubernetes',
    'skill Python proved',
  ]);
  expect(findingsOf('Reisebereitschaft erwünscht\nPython')).toEqual(['skill Python proved']);
  expect(findingsOf('Looking for React developers\nPython')).toEqual([
    'skill React proved',
    'skill Python proved',
  ]);
  expect(findingsOf('Compétences souhaitées\nPython')).toEqual(['skill Python nice proved']);
  expect(findingsOf('Anforderungen: Python\nReact')).toEqual(['skill Python proved', 'skill React proved']);
  expect(findingsOf('Plus de 3 ans d’expérience en Python\nReact')).toEqual([
    'years Python 3 proved',
    'skill React proved',
  ]);
});

test.each([
  'Das bieten wir dir',
  'Darauf kannst du dich freuen',
  'Unsere Vorteile',
  'Wer wir sind',
  'Ce que nous vous proposons',
  'Les + du poste',
  'À propos de nous',
  'Pourquoi nous rejoindre ?',
])('what the employer offers is no requirement: %s', (heading) => {
  expect(findingsOf(`${heading}\nPython`)).toEqual([]);
});

test.each(['Du hast viel Kundenkontakt', 'Vous gérez le recrutement', 'À propos de vous', 'Das bist du'])(
  'requirements may follow: %s',
  (heading) => {
    expect(findingsOf(`${heading}\nPython`)).toEqual(['skill Python proved']);
  },
);

test('a wrapped line continues with a German noun', () => {
  const line = 'Für die Arbeit in diesem Bereich wäre neben viel Neugier und';
  expect(findingsOf(`${line}\nPython auch Terraform von Vorteil.`)).toEqual([
    'skill Python nice proved',
    'skill Terraform nice related Kubernetes',
  ]);
});

test('an abbreviation ends no sentence', () => {
  expect(findingsOf('Von Vorteil sind Werkzeuge wie z. B. React oder inkl. Python.')).toEqual([
    'skill React nice proved',
    'skill Python nice proved',
  ]);
});
