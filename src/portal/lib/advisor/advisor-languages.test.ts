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

test.each([
  ['Mindestens fünf Jahre Berufserfahrung', 'years 5 proved'],
  ['10 Jahre einschlägige Berufserfahrung', 'years 10 related'],
  ['Berufserfahrung von mindestens 8 Jahren', 'years 8 proved'],
  ['3-5 Jahre Erfahrung mit Python', 'years Python 3 proved'],
  ['Zwischen 3 und 5 Jahren Erfahrung in Python', 'years Python 3 proved'],
  ['Dreijährige Erfahrung mit Python', 'years Python 3 proved'],
  ['Eine 3-jährige Ausbildung und Erfahrung mit Python', 'skill Python proved'],
  ['Mehrjährige Erfahrung mit Python', 'skill Python proved'],
  ['Erfahrung mit Python von mindestens 3 Jahren', 'years Python 3 proved'],
  ['Python (mind. 8 Jahre)', 'years Python 8 related'],
  ['Für unser Team suchen wir jemanden mit 3 Jahren Erfahrung in Python.', 'years Python 3 proved'],
  ['Wir entwickeln seit 20 Jahren mit Python.', 'skill Python proved'],
  ['Seit 20 Jahren entwickeln wir mit Python.', 'skill Python proved'],
  ['Au moins cinq ans d’expérience', 'years 5 proved'],
  ['10 ans d’expérience professionnelle minimum', 'years 10 related'],
  ['Expérience professionnelle d’au moins 8 ans', 'years 8 proved'],
  ['3 à 5 ans d’expérience en Python', 'years Python 3 proved'],
  ['Entre 3 et 5 ans d’expérience sur Python', 'years Python 3 proved'],
  ['Expérience de 3 ans minimum en Python', 'years Python 3 proved'],
  ['Expérience en Python d’au moins 3 ans', 'years Python 3 proved'],
  ['Vous pratiquez Python depuis au moins 3 ans.', 'years Python 3 proved'],
  ['Python : 8 ans', 'years Python 8 related'],
  ['Notre équipe a 15 ans d’expérience en Python.', 'skill Python proved'],
  ['Depuis 20 ans, nous développons en Python.', 'skill Python proved'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});

test.each([
  ['Bachelor oder Master in Informatik', 'degree computing 2 proved'],
  ['Masterabschluss in Wirtschaftsinformatik', 'degree computing 3 missing'],
  ['Promotion im Fach Physik oder Chemie', 'degree science 4 missing'],
  ['Abgeschlossene Berufsausbildung als Fachinformatiker', 'degree computing 1 proved'],
  ['Studium des Maschinenbaus', 'degree engineering 2 related Bachelor, Computer Science'],
  ['Bac +5 en informatique', 'degree computing 3 missing'],
  ['Diplôme d’ingénieur en télécommunications', 'degree engineering, telecommunications 3 missing'],
  ['Licence en droit', 'degree law 2 related Bachelor, Computer Science'],
  ['Doctorat en mathématiques', 'degree mathematics 4 missing'],
  ['BTS / DUT informatique', 'degree computing 1 proved'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});

test('finds languages with their levels, and no nationalities', () => {
  expect(findingsOf('Verhandlungssicheres Deutsch und gutes Englisch')).toEqual([
    'language Deutsch 5 missing',
    'language Englisch 4 proved',
  ]);
  expect(findingsOf('Sehr gute Deutsch- und Englischkenntnisse (C1)')).toEqual([
    'language Deutsch 4 missing',
    'language Englisch 5 related English',
  ]);
  expect(findingsOf('Kenntnisse der englischen Sprache')).toEqual(['language englisch proved']);
  expect(findingsOf('Grundkenntnisse in Französisch')).toEqual(['language Französisch 2 missing']);
  expect(findingsOf('Langue maternelle : français ; anglais courant')).toEqual([
    'language français 6 missing',
    'language anglais 5 related English',
  ]);
  expect(findingsOf('Maîtrise de l’anglais, notions d’allemand')).toEqual([
    'language anglais 4 proved',
    'language allemand 2 missing',
  ]);
  expect(findingsOf('Reisen nach Italien')).toEqual([]);
  expect(findingsOf('Deutsch-französisches Team')).toEqual([]);
  expect(findingsOf('Vous parlez à des clients du marché allemand et d’un groupe français.')).toEqual([]);
});

test.each([
  ['Arbeitsort: Madrid', 'place Madrid proved'],
  ['Am Standort Frankfurt am Main', 'place Frankfurt am Main missing'],
  ['Vor Ort in Madrid Projekte leiten und mit Kunden sprechen', 'place Madrid proved'],
  ['Poste basé à Madrid', 'place Madrid proved'],
  ['Lieu de travail : Lisbon', 'place Lisbon related Lisbon, PT'],
])('%s: %s', (advert, finding) => {
  expect(findingsOf(advert)).toEqual([finding]);
});

test.each([
  'Dein Chef und die Leitung der Abteilung sprechen mit dir.',
  'Als Chef de Partie führst du die Küche.',
  'Chef (m/w/d)',
  'Du trägst einen Helm und hältst die Anlage im guten Zustand.',
  'Die Premiere im Theater ist mit einem Sketch von Packer und Vulkan.',
  'Wir suchen einen Illustrator für die Expo.',
  'Ein Express im Office, im Word der Rest, in agilen Teams',
  'Wir sind ein DAX-Konzern mit Express-Versand.',
  'Apprendre vite et travailler sans émotion, avec une amplitude horaire variable',
  'En tant que Chef de projet, vous allez vite.',
  'Notions de la doctrine en vue d’un poste',
  'Vue d’ensemble et synapse',
])('common words are no technologies: %s', (advert) => {
  expect(findingsOf(advert).filter((finding) => !finding.startsWith('skill Agile'))).toEqual([]);
});

test.each([
  ['Go-Kenntnisse', ['Go proved']],
  ['Java-, Go- und Rust-Kenntnisse', ['Java related Python', 'Go proved', 'Rust related Python']],
  ['Python sowie Go', ['Python proved', 'Go proved']],
  ['Nicht nur Python und React', ['Python proved', 'React proved']],
  ['React ist ein zentraler Teil der Anwendung.', ['React proved']],
  ['Umgang mit Helm und Terraform', ['Helm related Kubernetes', 'Terraform related Kubernetes']],
  ['Gute Kenntnisse in der Entwicklung von Anwendungen mit Spring', ['Spring related Node.js']],
  ['Maschinelles Lernen und Projektmanagement', ['Machine Learning missing', 'Project Management missing']],
  ['Maîtrise d’Angular et d’Ansible', ['Angular related React', 'Ansible related Kubernetes']],
  ['Services en Go et en Python', ['Go proved', 'Python proved']],
  ['Gestion de projet, tests unitaires', ['Project Management missing', 'Unit Testing missing']],
])('finds technologies: %s', (advert, skills) => {
  expect(findingsOf(advert)).toEqual(skills.map((skill) => `skill ${skill}`));
});
