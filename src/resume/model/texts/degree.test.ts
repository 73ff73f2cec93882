import { expect, test } from 'vitest';

import { isDegree } from './degree';

test.each([
  'B.Sc. Weaving',
  'BS',
  'BA (Hons) Textiles',
  'B.A. (Business Administration)',
  'M.S. in Looms',
  'MS in Computer Science',
  'MS Computer Science',
  'Master of Arts',
  'Master',
  'Masters',
  'Master’s in Looms',
  "Master's degree",
  'Masterstudium Textiltechnik',
  'Masterexamen i textil',
  'Ph.D.',
  'DEA',
  'Licenciatura',
  'Licence de lettres',
  'Promotion in Physik',
])('%j is a degree', (study) => expect(isDegree(study)).toBe(true));

test.each([
  'Diplomado en telares',
  'Master class in dyeing',
  'Master-class in dyeing',
  'Masterclass in dyeing',
  'Mastering Docker',
  'Mastercard Data Course',
  'MS Excel',
  'MS Teams for Managers',
  'MS SharePoint Online',
  'Licensed Scrum Trainer',
  'BA (Business Analysis) Foundations',
  'Promotion of health',
  'Course of weaving',
  'Deals',
  '',
])('%j is no degree', (study) => expect(isDegree(study)).toBe(false));
