import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { tOf } from '~/portal/i18n/t';
import { profileAbout } from './data';

const aboutOf = (resume: object, language = 'en') =>
  profileAbout(portfolioOf({ basics: { name: 'Ada Byron' }, ...resume }), tOf(language), language);

const SKILLS = { skills: [{ name: 'Looms' }] };
const EDUCATION = { education: [{ institution: 'Academy', area: 'Weaving' }] };
const BASICS = { basics: { name: 'Ada Byron', summary: 'Weaves wool for the mills.' } };

test('names the sections that the page has', () => {
  expect(aboutOf({ ...BASICS, ...SKILLS, ...EDUCATION })).toBe('Biography, skills and education');
  expect(aboutOf({ ...BASICS, ...EDUCATION })).toBe('Biography and education');
  expect(aboutOf({ ...SKILLS, awards: [{ title: 'Prize' }] }, 'de')).toBe('Kenntnisse und Auszeichnungen');
  expect(aboutOf(BASICS, 'es')).toBe('Biografía');
  expect(aboutOf({})).toBe('Basic info');
});
