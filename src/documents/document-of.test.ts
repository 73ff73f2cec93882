import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { blockTexts } from './document';
import { resumeMarkdown, resumeText } from './resume-text';
import { documentOf } from './document-of';

const owned = (resume: object) => portfolioOf(resume, 'publish: [references.position, basics.resume]');

const blocksOf = (...skills: object[]) => {
  const portfolio = owned({ skills });
  const resume = documentOf(portfolio, defaultLanguage);
  return {
    blocks: resume.sections.flatMap((section) => section.blocks),
    written: [resumeMarkdown(resume), resumeText(resume)],
  };
};
const plain = (text: string) => [{ text, href: null, strong: false }];

test('skills that are only names share one line', () => {
  const { blocks, written } = blocksOf({ name: 'Cards' }, { name: 'Mills' }, { name: 'Tables' });
  expect(blocks).toEqual([{ type: 'paragraph', text: plain('Cards, Mills, Tables') }]);
  for (const text of written) expect(text).toContain('Cards, Mills, Tables\n');
});

test('a group keeps its own line beside them', () => {
  const { blocks } = blocksOf({ name: 'Tools', keywords: ['Loom'] }, { name: 'Cards' }, { name: 'Mills' });
  expect(blocks).toMatchObject([
    { type: 'list', items: [[{ text: 'Tools', strong: true }, { text: ': Loom' }], plain('Cards, Mills')] },
  ]);
});

test('references without a text share one line, or have their facts in one', () => {
  const references = [
    { name: 'Charles', reference: 'She weaves well.' },
    { name: 'Mary' },
    { name: 'Jane' },
    { name: 'Annabella', position: 'Head of the mill' },
  ];
  const [section] = documentOf(owned({ references }), defaultLanguage).sections;
  expect(section?.entries.map(({ title }) => title?.text)).toEqual(['Charles']);
  expect(section?.blocks.flatMap(blockTexts)).toEqual([
    'Mary, Jane',
    'Annabella: position: Head of the mill',
  ]);
});

test('shows a level in figures as a percentage, a grade after its school, and a long address by its name and site', () => {
  const address = 'https://example.org/files/the-resume-of-ada-byron-in-its-newest-edition';
  const { contacts, sections } = documentOf(
    owned({
      basics: { name: 'Ada Byron', resume: address },
      skills: [{ name: 'Cards', level: '85' }],
      education: [{ institution: 'Academy', area: 'Weaving', score: '3.7' }],
    }),
    defaultLanguage,
  );
  expect(contacts).toEqual([{ text: 'resume: example.org', href: address, strong: false }]);
  expect(sections[0]?.entries[0]).toMatchObject({ about: 'Academy (Grade: 3.7)', blocks: [] });
  expect(sections[1]?.blocks).toMatchObject([{ type: 'list', items: [[{ text: 'Cards (85%)' }]] }]);
});

const SENTENCES = ['Keeps calm when all the looms stand still.', 'Speaks with weavers and foremen.'];

test('a skill that is a sentence has a line of its own, with its full stop', () => {
  const [calm = '', speaks = ''] = SENTENCES;
  const { blocks, written } = blocksOf(
    ...['Cards', calm, 'Mills', 'Tables', speaks].map((name) => ({ name })),
  );
  expect(blocks).toEqual([
    { type: 'list', label: null, items: ['Cards', calm, 'Mills, Tables', speaks].map(plain) },
  ]);
  for (const text of written) expect(text).toContain(`- Cards\n- ${calm}\n- Mills, Tables\n- ${speaks}\n`);
});

test('each name has a line where most of them are long', () => {
  const names = [...SENTENCES, 'Weaves every cloth that the mills of the county sell', 'Cards', 'Mills'];
  expect(blocksOf(...names.map((name) => ({ name }))).blocks).toMatchObject([{ items: names.map(plain) }]);
});

test('entries of another section with one short fact are lines', () => {
  const { sections } = documentOf(
    owned({
      tools: [
        { name: 'Loom', level: 'advanced' },
        { name: 'Carder', description: 'By hand' },
        { name: 'Wheel' },
      ],
      machines: [{ name: 'Mill', description: 'Grinds.', highlights: ['Runs day and night.'] }],
    }),
    defaultLanguage,
  );
  const [lines, entries] = sections.map(({ blocks }) => blocks.flatMap(blockTexts));
  expect(lines).toEqual(['Loom (advanced)', 'Carder: By hand', 'Wheel']);
  expect([entries, sections[1]?.entries.map(({ title }) => title?.text)]).toEqual([[], ['Mill']]);
});
