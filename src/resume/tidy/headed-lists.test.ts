import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, ...resume },
  });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return { ...portfolio, warnings: warnings.join('\n') };
};

test('shows lists under headings at the end of the text of a role', () => {
  const { companies, warnings } = read({
    work: [
      {
        name: 'Mill',
        position: 'Weaver',
        summary: 'Weaves.',
        highlightGroups: [
          { title: 'Looms', items: ['Wove two\nmiles.', 'Mended a loom.'] },
          { title: 'People', items: ['Taught six.'] },
        ],
      },
    ],
  });
  expect(companies[0]?.positions[0]?.summary).toBe(
    'Weaves.\n\n**Looms**\n\n- Wove two miles.\n- Mended a loom.\n\n**People**\n\n- Taught six.',
  );
  expect(warnings).toContain('lists under headings');
});

test('reads headings as the names of lists, and highlights that are grouped', () => {
  const { companies } = read({
    work: [
      { name: 'Mill', position: 'Weaver', results: { inTheMill: ['Wove.'], abroad: ['Sold cloth.'] } },
      { name: 'Dye', position: 'Dyer', highlights: [{ heading: 'Blue', list: ['Mixed indigo.'] }] },
    ],
  });
  expect(companies.flatMap(({ positions }) => positions.map(({ summary }) => summary))).toEqual([
    '**In the mill**\n\n- Wove.\n\n**Abroad**\n\n- Sold cloth.',
    '**Blue**\n\n- Mixed indigo.',
  ]);
});

test('keeps a group of texts that is no heading with a list', () => {
  const { companies, warnings } = read({
    work: [{ name: 'Mill', position: 'Weaver', tools: ['Loom'], team: { size: 4, place: 'Hall of looms' } }],
  });
  expect(companies[0]?.positions[0]?.summary).toBeNull();
  expect(warnings).not.toContain('lists under headings');
});

test('reads the entries of lists inside an entry', () => {
  const { education } = read({
    education: [
      {
        master: [{ institution: 'Academy', area: 'Weaving', endyear: '2023' }],
        bachelor: [{ institution: 'College', area: 'Dyeing' }, { institution: 'School' }],
      },
    ],
  });
  expect(education.map(({ institution }) => institution)).toEqual(['Academy', 'College', 'School']);
  expect(education[0]?.period.end).toMatchObject({ year: 2023 });
});

test('reads contact details of a group, and other names of employers and degrees', () => {
  const { owner, companies, education } = read({
    basics: { name: 'Ada Byron', contact: { email: 'ada@example.org', github: 'ada' } },
    work: [{ role: 'Weaver', org: 'Mill', period: 'March 2023 – March 2025' }],
    education: [{ institution: 'Academy', credential: 'B.Sc. Weaving', year: '2010 – 2014' }],
  });
  expect(owner.email).toBe('ada@example.org');
  expect(owner.profiles.map(({ network }) => network)).toEqual(['GitHub']);
  expect(companies.map(({ name }) => name)).toEqual(['Mill']);
  expect(education[0]).toMatchObject({ studyType: 'B.Sc. Weaving', period: { end: { year: 2014 } } });
});
