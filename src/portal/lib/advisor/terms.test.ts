import { expect, test } from 'vitest';

import { findingsOf } from './advisor-for-test';

test.each([
  'Dein Chef und die Leitung der Abteilung sprechen mit dir.',
  'Als Chef de Partie führst du die Küche.',
  'Chef (m/w/d)',
  'Du trägst Helm und Warnweste.',
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
