import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings: warnings.join('\n') };
};

test('reads names of fields that contain the kind of the entry', () => {
  const { awards, certificates, companies, education, projects, publications, references, warnings } = read({
    work: [{ employerName: 'Mill', position_title: 'Weaver' }],
    education: [{ schoolName: 'Academy', degreeName: 'Bachelor', courseName: 'Looms' }],
    certificates: [{ certificateName: 'Weaver', organizationName: 'Board' }, { courseTitle: 'Cards' }],
    awards: [{ awardName: 'Best Cloth' }],
    publications: [{ paperTitle: 'On Looms', journalName: 'Cloth' }],
    projects: [{ projectTitle: 'Loom' }],
    references: [{ authorName: 'Mary Fair', reference: 'She wove well.' }],
  });
  expect(companies[0]).toMatchObject({ name: 'Mill', positions: [{ title: 'Weaver', properties: [] }] });
  expect(education[0]).toMatchObject({
    institution: 'Academy',
    studyType: 'Bachelor',
    properties: [{ label: 'Course name', values: ['Looms'] }],
  });
  expect(certificates).toMatchObject([{ name: 'Weaver', issuer: 'Board' }, { name: 'Cards' }]);
  expect(awards[0]?.title).toBe('Best Cloth');
  expect(publications[0]).toMatchObject({ name: 'On Looms', publisher: 'Cloth' });
  expect(projects[0]?.name).toBe('Loom');
  expect(references[0]?.name).toBe('Mary Fair');
  expect(warnings).toMatch(
    /certificates\[0\]\.certificateName: another name for this field, taken as "name"/,
  );
});

test.each([
  [{ courseName: 'Looms', hours: 12 }, 'Looms', [{ label: 'Hours', values: ['12'] }]],
  [{ project_title: 'Cards', subject: 'Mills' }, 'Cards', [{ label: 'Subject', values: ['Mills'] }]],
  [{ jobTitle: 'Weaver', companyName: 'Mill' }, 'Weaver, Mill', []],
  [{ roomName: 'Hall', talkTitle: 'Cards' }, 'Cards', [{ label: 'Room name', values: ['Hall'] }]],
  [{ topic: 'Looms', teacherName: 'Mary' }, 'Looms', [{ label: 'Teacher name', values: ['Mary'] }]],
  [{ companyName: 'Mill' }, 'Mill', []],
  [{ title: 'Looms', roomName: 'Hall' }, 'Looms', [{ label: 'Room name', values: ['Hall'] }]],
  [{ topic: 'Looms', firstName: 'Mary' }, 'Looms', [{ label: 'First name', values: ['Mary'] }]],
])('the title of an entry in another section: %j', (entry, title, properties) => {
  expect(read({ workshops: [entry] }).otherSections[0]?.entries).toMatchObject([{ title, properties }]);
});

test('tells which field of another section is the title', () => {
  expect(read({ workshops: [{ courseName: 'Looms' }] }).warnings).toMatch(
    /workshops\[0\]\.courseName: another name for this field, taken as "title"/,
  );
});
