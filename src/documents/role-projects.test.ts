import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { blockTexts, documentTexts } from './document';
import { resumeTexts } from '../site/resume/resume-files';
import { firstOutOfOrder, readDocx } from './read-back';
import { readPdfCompletely } from './read-back-for-test';
import { documentOf } from './document-of';
import { DOCUMENT_FACTS, pdfOf } from './documents-for-test';
import { resumeDocx } from './docx';

const HIGHLIGHTS = ['Designed the reader with all foremen.', 'Tested it for a year without a lost card.'];

const portfolio = portfolioOf(
  {
    work: [
      { name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2019', keywords: ['Carding', 'Wool'] },
    ],
    projects: [
      {
        name: 'Card reader',
        entity: 'Mill',
        roles: ['Architect'],
        startDate: '2014',
        endDate: '2015',
        description: 'Reads the cards of every loom.',
        highlights: HIGHLIGHTS,
        keywords: ['Brass', 'Steam'],
        backOffice: ['Reports for the foremen of the mill.', 'Stock of wool.'],
      },
      { name: 'Shop', entity: 'Mill', startDate: '2013', endDate: '2013', description: 'Sells cloth.' },
    ],
  },
  'publish: [projects.backOffice]',
);

const files = resumeTexts(portfolio, null, defaultLanguage);

test('a project of a role has its highlights, its facts and its keywords below its line', () => {
  expect(files['/resume.txt']).toContain(`
- Card reader (Architect, 2014 - 2015): Reads the cards of every loom.
  - ${HIGHLIGHTS.join('\n  - ')}
  backOffice: Reports for the foremen of the mill; Stock of wool.
  Keywords: Brass, Steam
- Shop (2013): Sells cloth.
Keywords: Carding, Wool
`);
  expect(files['/resume.md']).toContain(`
- **Card reader** (Architect, 2014 - 2015): Reads the cards of every loom.

  - ${HIGHLIGHTS.join('\n  - ')}

  backOffice: Reports for the foremen of the mill; Stock of wool.

  Keywords: Brass, Steam
- **Shop** (2013): Sells cloth.

Keywords: Carding, Wool
`);
});

test('PDF and Word file have the texts of a project of a role in the same order, in lists', async () => {
  const resume = documentOf(portfolio, defaultLanguage);
  const texts = documentTexts(resume);
  expect(texts).toContain(HIGHLIGHTS[1]);
  const pdf = await readPdfCompletely(await pdfOf(resume));
  const docx = await readDocx(await resumeDocx(resume, DOCUMENT_FACTS));
  for (const read of [...Object.values(pdf.texts), docx.text])
    expect(firstOutOfOrder(read, texts)).toBeNull();
  expect(docx.elements.filter((name) => name === 'li')).toHaveLength(4);
});

test('the technologies of a project in one line are those of its role, unless the skills list them', () => {
  const other = portfolioOf({
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2012', endDate: '2019', keywords: ['Wool'] }],
    skills: [{ name: 'Looms', keywords: ['Oak'] }],
    projects: [
      {
        name: 'Shop',
        entity: 'Mill',
        startDate: '2013',
        endDate: '2014',
        description: 'Sells cloth.',
        keywords: ['Oak', 'wool', 'Steam'],
      },
    ],
  });
  const [role] = documentOf(other, defaultLanguage).sections[0]?.entries ?? [];
  expect(role?.blocks.flatMap(blockTexts)).toEqual(['Shop (2013 - 2014): Sells cloth.', 'Wool, Steam']);
});
