import { expect, test } from 'vitest';

import type { ResumeSheet } from './sheet';
import { blockTexts, resumeDocument } from './document';
import { sheetWords } from './document-of';
import { resumeMarkdown } from './resume-text';

const WORDS = sheetWords('en');

type Entry = ResumeSheet['sections'][number]['entries'][number];
const ENTRY: Entry = {
  title: 'C__init__',
  by: null,
  place: null,
  when: '',
  url: null,
  note: 'A _well_\ncompany',
  paragraphs: ['Leads **everything**.\n• Wells\n• Springs,\nold and new'],
  points: ['Saved _12%_\nof water', 'Built:\n- pumps\n- pipes'],
  details: ['Team size: 12'],
  parts: [{ name: 'Finder', text: 'Finds **wells**.', url: null }],
  keywords: ['a_b_c'],
};
/** Nothing but what a test adds. */
const BARE = { note: null, paragraphs: [], points: [], details: [], parts: [], keywords: [] };

const SHEET: ResumeSheet = {
  language: 'en',
  name: '*Ada*',
  headline: null,
  contacts: [],
  summary: ['I look for **water** under _dry_ land.\n\n- wells\n- [maps](https://maps.example.org/)'],
  sections: [
    { kind: 'work', entries: [ENTRY], lines: [] },
    { kind: 'skills', entries: [], lines: [{ name: 'Languages', text: '*nix, __slots__', url: null }] },
  ],
};

/** The sheet with this entry alone. */
const sheetOf = (fields: Partial<Entry>): ResumeSheet => ({
  ...SHEET,
  summary: [],
  sections: [{ kind: 'work', lines: [], entries: [{ ...ENTRY, by: 'Wells', ...fields }] }],
});
const blocksOf = (sheet: ResumeSheet) => resumeDocument(sheet, WORDS).sections[0]?.entries[0]?.blocks ?? [];

test.each([
  ['See [our map](https://maps.example.org/)', '**See [our map](<https://maps.example.org/>)**'],
  ['See ([maps](https://maps.example.org/)) now', '**See ([maps](<https://maps.example.org/>)) now**'],
])('a heading with a link is one text in bold: %s', (heading, written) => {
  const sheet = { ...SHEET, summary: [`# ${heading}\n\nWells.`] };
  expect(resumeMarkdown(resumeDocument(sheet, WORDS), WORDS)).toContain(`\n${written}\n`);
});

test('a document keeps the links of its texts without repeating their addresses', () => {
  const text = 'See [our map](https://maps.example.org/), or https://example.org.';
  const [summary] = resumeDocument({ ...SHEET, summary: [text] }, WORDS).sections;
  expect(summary?.blocks).toMatchObject([
    {
      text: [
        { text: 'See ', href: null },
        { text: 'our map', href: 'https://maps.example.org/' },
        { text: ', or ', href: null },
        { text: 'https://example.org', href: 'https://example.org' },
        { text: '.', href: null },
      ],
    },
  ]);
});

test('removes the marks of Markdown from printed text', () => {
  const { name, sections } = resumeDocument(SHEET, WORDS);
  const [summary, work, skills] = sections;
  expect(summary?.blocks.flatMap(blockTexts)).toEqual(['I look for water under dry land.', 'wells, maps']);
  const [entry] = work?.entries ?? [];
  expect([entry?.title?.text, ...(entry?.blocks ?? []).flatMap(blockTexts)]).toEqual([
    'C__init__',
    'A well company',
    'Leads everything.',
    'Wells',
    'Springs, old and new',
    'Saved 12% of water',
    'Built:',
    'pumps',
    'pipes',
    'Team size: 12',
    'Finder: Finds wells.',
  ]);
  expect(entry?.about).toBe('a_b_c');
  expect(name).toBe('*Ada*');
  expect(skills?.blocks.flatMap(blockTexts)).toEqual(['Languages: *nix, __slots__']);
});

test.each([
  [['pumps', 'wheels'], 'Loom', 1],
  [['Go'], 'Good code', 1],
  [['Go'], 'Code in Go.', 0],
])('leaves out keywords whose words the texts name: %j in %s', (keywords, text, lines) => {
  const sheet = sheetOf({ paragraphs: [text], keywords });
  expect(blocksOf(sheet).filter(({ type }) => type === 'keywords')).toHaveLength(lines);
});

test('a paragraph in bold is a heading of a document, above its own list', () => {
  const sheet = sheetOf({
    ...BARE,
    paragraphs: ['**Wells**\n\n- Dug ten wells by hand\n\n**Pumps**\n\n- Built a pump'],
    points: ['**Pipes**', 'Laid them'],
    details: ['Team size: 12'],
  });
  const plain = (text: string) => [{ text, href: null, strong: false }];
  const bold = (text: string) => [{ text, href: null, strong: true }];
  expect(blocksOf(sheet)).toEqual([
    { type: 'heading', text: bold('Wells') },
    { type: 'list', label: null, items: [plain('Dug ten wells by hand')] },
    { type: 'heading', text: bold('Pumps') },
    { type: 'list', label: null, items: [plain('Built a pump')] },
    { type: 'list', label: null, items: [bold('Pipes'), plain('Laid them')] },
    { type: 'paragraph', text: plain('Team size: 12') },
  ]);
});

test.each([
  ['- Frontend\n  - looms\n  - cards\n- Wove', ['Frontend: looms; cards', 'Wove']],
  ['- Built a loom. Featuring:\n  - cards,\n  - belts.', ['Built a loom. Featuring: cards; belts']],
  [`- Looms\n  - ${'wool '.repeat(80)}\n  - silk`, ['Looms', 'wool '.repeat(80).trim(), 'silk']],
])('the items of a list inside an item stand in its line: %j', (text, points) => {
  const [list] = blocksOf(sheetOf({ ...BARE, paragraphs: [text] }));
  expect(list && blockTexts(list)).toEqual(points);
});
