import { expect, test } from 'vitest';

import { role, usage } from './usage-for-test';

test('a group of keywords is no skill without evidence', () => {
  const skills = [
    { name: 'Backend tools', keywords: ['Java', 'Erlang'] },
    { name: 'Data (all)', keywords: ['Redis'] },
    { name: 'Databases: MySQL, Oracle', keywords: [] },
    { name: 'Kotlin' },
  ];
  const { from } = usage({ work: [role('2013-01', '2017-03', 'Java', 'MySQL')], skills });
  // Erlang, Redis, Oracle and Kotlin.
  expect(from.unnamed).toBe(4);
});

test('counts no words that describe a technology as skills without evidence', () => {
  const skills = [
    { name: 'MySQL', keywords: ['Data storage', 'Tables'] },
    { name: 'Python', keywords: ['Scripts'] },
  ];
  expect(usage({ work: [role('2013-01', '2017-03', 'MySQL')], skills }).from.unnamed).toBe(1);
});

test('counts the skills under a technology that heads them, and not the heading', () => {
  const skills = [
    { name: 'JavaScript', keywords: ['React', 'Redux', 'Weftly'] },
    { name: 'DevOps', keywords: ['Docker', 'Kubernetes', 'Linux'] },
    // These are headings themselves, so they describe it.
    { name: 'Express', keywords: ['JavaScript', 'Servers'] },
  ];
  // Redux, Weftly, Kubernetes, Linux and Express.
  expect(usage({ work: [role('2013-01', '2017-03', 'React', 'Docker')], skills }).from.unnamed).toBe(5);
});
