import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { formatOf } from '../i18n/format';
import { dashboardSlice } from './dashboard';
import { defaultLanguage } from './languages';

const cardOf = (summary: string, highlights: string[] = [], skills: object[] = []) => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2020-01', summary, highlights }],
      skills,
    },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const card = dashboardSlice(portfolio, formatOf('en'), defaultLanguage).lastProject;
  return { text: card?.description, items: card?.highlights };
};

test('a card shows the text before several lists with headings', () => {
  const lists = '**Looms**\n- Built ten of them\n- Ran them\n\n**Cards**\n- Punched them';
  expect(cardOf(`Runs the mill of the town.\n\n${lists}`)).toEqual({
    text: 'Runs the mill of the town.',
    items: [],
  });
});

test('a card shows the first list if only its heading stands before it', () => {
  expect(cardOf('Duties:\n• Built ten looms\n• Ran them\n\nAnd more:\n• Sold cloth')).toEqual({
    text: '',
    items: ['Built ten looms', 'Ran them'],
  });
});

test('a card announces no list that it cuts', () => {
  const looms = 'Built looms. Features:';
  expect(cardOf(`- Wove\n- ${looms}\n  - Oak\n  - Ash\n  - Elm\n- Spun`).items).toEqual([
    'Wove',
    'Built looms.',
    'Spun',
  ]);
  expect(cardOf('', ['Wove', looms, 'Oak', 'Ash']).items).toEqual(['Wove', looms, 'Oak']);
  expect(cardOf('', ['Wove', 'Spun', looms, 'Ash']).items).toEqual(['Wove', 'Spun', 'Built looms.']);
  expect(cardOf('', ['Wove', 'Spun', 'Features:', 'Ash']).items).toEqual(['Wove', 'Spun']);
});

test('a card shows links as their words', () => {
  expect(cardOf('Built [the looms](https://looms.example/of%20ours).').text).toBe('Built the looms.');
});

test('a card repeats no key achievement if the role has other highlights', () => {
  const achievements = ['Led a team of 14 weavers', 'Cut the waste by 30%'];
  expect(cardOf('', ['Wove.', ...achievements, 'Spun.', 'Sold.', 'Dyed.']).items).toEqual([
    'Wove.',
    'Spun.',
    'Sold.',
  ]);
  expect(cardOf('', ['Wove.', ...achievements]).items).toEqual(['Wove.', ...achievements]);
});

test('a card shows the first highlights below a short text', () => {
  expect(cardOf('Weaves.', ['Wove.', 'Spun.', 'Dyed.', 'Sold.'])).toEqual({
    text: 'Weaves.',
    items: ['Wove.', 'Spun.', 'Dyed.'],
  });
});

test('one or two highlights are shown in full unless the card would be too high', () => {
  const long = 'Wove the cloth of the town, dyed it in all colours of the valley and sold it on the fairs. ';
  expect(cardOf('', [long.repeat(3)]).items).toEqual([long.repeat(3).trim()]);
  const [cut = ''] = cardOf('', [long.repeat(14)]).items ?? [];
  expect(cut.length).toBeLessThan(340);
  expect(cut.length).toBeGreaterThan(160);
  expect(
    cardOf(
      '',
      ['A. ', 'B. ', 'C. '].map((one) => one + long.repeat(3)),
    ).items?.at(-1),
  ).toMatch(/…$/);
});

test('highlights stand for a long text about the employer', () => {
  const about =
    ' is a maker of linen and wool for the theatres of the north, with looms in ten towns and offices in two.';
  const highlights = ['Wove.', 'Spun.'];
  const both = { text: '', items: highlights };
  expect(cardOf(`Mill${about}`, highlights)).toEqual(both);
  expect(cardOf(`The Mill Ltd.${about}`, highlights)).toEqual(both);
  expect(cardOf(`Mill${about}`, ['Wove.']).text).toBe(`Mill${about}`);
  const own = `Mill weaver and dyer, whose work${about}`;
  expect(cardOf(own, highlights).text).toBe(own);
  const told = `Mill${about} Upon joining it, repaired all of its looms.`;
  expect(cardOf(told, highlights).text).toBe(told);
  expect(cardOf('Mill is a maker of linen.', highlights).text).toBe('Mill is a maker of linen.');
  for (const more of [
    'It sells them in ten towns.',
    'The company has offices in two.',
    'The Mill serves towns. It is old.',
  ])
    expect(cardOf(`Mill${about} ${more}`, highlights)).toEqual(both);
});

test.each([
  'Mill builds looms. Led the move of the weaving hall to new looms of oak and a team of twelve weavers and dyers.',
  'Mill builds looms; led the move of the weaving hall to new looms of oak and a team of twelve weavers and dyers.',
  'Mill is where the weaving team of twelve was led through the move to new looms of oak and to another river.',
  'Mill is a maker of linen for the theatres of the north. It was led through the move. Repaired all of its looms.',
])('highlights stand for no text that tells about the owner too: %s', (text) => {
  expect(cardOf(text, ['Wove.', 'Spun.']).text).toBe(text);
});

test('a card beside a higher one has further highlights below its text', () => {
  const summary = 'Runs the mill of the town and its books, and answers for the wool of the valley. '.repeat(
    2,
  );
  const highlights = ['Cut the waste by 30%', 'Wove.', 'Spun.'];
  const keywords = ['Looms', 'Cards'];
  const skills = ['Spinning', 'Weaving', 'Dyeing', 'Fulling', 'Carding', 'Combing'];
  const listed = skills.map((name) => ({ name, keywords }));
  expect(cardOf(summary, highlights, listed).items).toEqual(highlights);
  expect(cardOf(summary, highlights).items).toEqual([]);
});
