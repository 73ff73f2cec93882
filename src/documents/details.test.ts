import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { formatOf } from '../portal/i18n/format';
import { defaultLanguage } from '../portal/addresses/languages';
import { projectsSlice } from '../portal/screens/projects/data';
import { bulletList } from '../portal/text/entry-tree';
import { documentOf, sheetOf, sheetWords } from './document-of';
import { resumeText } from './text';
import { unmarkedSheet } from './unmarked-sheet';

const ENTRY = {
  name: 'Mill',
  startDate: '2020',
  url: 'https://mill.example',
  homepage: 'https://old.mill.example/looms',
  highlights: ['Wove the silk of the mill by hand.', 'Mended every loom of the mill.'],
  teamSize: 12,
};

const owned = (resume: object) =>
  portfolioOf(resume, 'publish: [work.homepage, work.teamSize, projects.homepage, projects.teamSize]');

test('the points follow the summary that announces them, and other fields follow the points', () => {
  const portfolio = owned({
    work: [{ ...ENTRY, position: 'Weaver', summary: 'My tasks were:', keywords: ['Carding'] }],
  });
  const blocks = documentOf(portfolio, defaultLanguage).sections[0]?.entries[0]?.blocks;
  expect(blocks).toMatchObject([
    { text: [{ text: 'My tasks were:' }] },
    { items: [[{ text: ENTRY.highlights[0] }], [{ text: ENTRY.highlights[1] }]] },
    {
      text: [
        { text: 'homepage: ' },
        { text: 'old.mill.example/looms', href: 'https://old.mill.example/looms' },
      ],
    },
    { text: [{ text: 'teamSize: 12' }] },
    { type: 'keywords' },
  ]);
  const written = resumeText(unmarkedSheet(sheetOf(portfolio, defaultLanguage)), sheetWords('en'));
  expect(written).toContain('mill.\nhomepage: https://old.mill.example/looms\nteamSize: 12\nKeywords');
});

test('the pane of a project has its second address as a link', () => {
  const { featured, others } = projectsSlice(owned({ projects: [ENTRY] }), formatOf('en'));
  const [project] = [...featured, ...others];
  expect(project?.highlights).toEqual(bulletList(ENTRY.highlights));
  expect(project?.facts[0]).toEqual([
    'p',
    { 'data-facts': '' },
    'homepage: ',
    ['a', expect.objectContaining({ href: 'https://old.mill.example/looms' }), 'old.mill.example/looms'],
  ]);
});
