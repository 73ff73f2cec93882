import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { formatOf } from '../portal/i18n/format';
import { lineOf, paragraphBlocks, partsBlock, withoutMarkdown } from './blocks';
import { blockTexts } from './document';
import { documentOf } from './document-of';
import { documentEntry } from './entries';
import { resumeMarkdown } from './resume-text';

type Given = Parameters<typeof documentEntry>[0];

const entry = (fields: Partial<Given>) => documentEntry({ title: 'C__init__', ...fields }, formatOf('en'));
const blocksOf = (fields: Partial<Given>) => entry({ by: 'Wells', ...fields }).blocks;
const FINDER = { name: 'Finder', text: 'Finds **wells**.', url: null };
const TEAM = [{ label: 'Team size', values: ['12'] }];

test.each([
  ['See [our map](https://maps.example.org/)', '**See [our map](<https://maps.example.org/>)**'],
  ['See ([maps](https://maps.example.org/)) now', '**See ([maps](<https://maps.example.org/>)) now**'],
])('a heading with a link is one text in bold: %s', (heading, written) => {
  const portfolio = portfolioOf({ basics: { name: 'Ada', summary: `# ${heading}\n\nWells.` } });
  expect(resumeMarkdown(documentOf(portfolio, defaultLanguage))).toContain(`\n${written}\n`);
});

test('a document keeps the links of its texts without repeating their addresses', () => {
  const text = 'See [our map](https://maps.example.org/), or https://example.org.';
  expect(paragraphBlocks([text])).toMatchObject([
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
  const { sections } = documentOf(
    portfolioOf({
      basics: {
        name: 'Ada',
        summary: 'I look for **water** under _dry_ land.\n\n- wells\n- [maps](https://maps.example.org/)',
      },
      skills: [{ name: 'Languages', keywords: ['*nix', '__slots__'] }],
    }),
    defaultLanguage,
  );
  const [summary, skills] = sections;
  expect(summary?.blocks.flatMap(blockTexts)).toEqual(['I look for water under dry land.', 'wells, maps']);
  const { title, about, blocks } = entry({
    note: 'A _well_\ncompany',
    summary: 'Leads **everything**.\n• Wells\n• Springs,\nold and new',
    highlights: ['Saved _12%_\nof water', 'Built:\n- pumps\n- pipes'],
    properties: TEAM,
    parts: partsBlock([{ text: lineOf(withoutMarkdown(FINDER), ':'), blocks: [] }], 'Built'),
    keywords: ['a_b_c'],
  });
  expect([title?.text, ...blocks.flatMap(blockTexts)]).toEqual([
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
  expect(about).toBe('a_b_c');
  expect(skills?.blocks.flatMap(blockTexts)).toEqual(['Languages: *nix, __slots__']);
});

test.each([
  [['pumps', 'wheels'], 'Loom', 1],
  [['Go'], 'Good code', 1],
  [['Go'], 'Code in Go.', 0],
])('leaves out keywords whose words the texts name: %j in %s', (keywords, text, lines) => {
  const blocks = blocksOf({ summary: text, keywords });
  expect(blocks.filter(({ type }) => type === 'keywords')).toHaveLength(lines);
});

test('a paragraph in bold is a heading of a document, above its own list', () => {
  const blocks = blocksOf({
    summary: '**Wells**\n\n- Dug ten wells by hand\n\n**Pumps**\n\n- Built a pump',
    highlights: ['**Pipes**', 'Laid them'],
    properties: TEAM,
  });
  const plain = (text: string) => [{ text, href: null, strong: false }];
  const bold = (text: string) => [{ text, href: null, strong: true }];
  expect(blocks).toEqual([
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
  const [list] = blocksOf({ summary: text });
  expect(list && blockTexts(list)).toEqual(points);
});
