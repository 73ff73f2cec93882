import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { formatOf } from '../../portal/i18n/format';
import { defaultLanguage } from '../../portal/lib/languages';
import { bulletList } from '../../portal/lib/entry-tree';
import { projectsSlice } from '../../portal/lib/projects';
import { resumeText } from '../../portal/lib/resume-text';
import { unmarkedSheet } from '../../portal/lib/unmarked-sheet';
import { documentOf, sheetOf, sheetWords } from './document-of';

const ENTRY = {
  name: 'Mill',
  startDate: '2020',
  url: 'https://mill.example',
  homepage: 'old.mill.example/looms',
  highlights: ['Wove the silk of the mill by hand.', 'Mended every loom of the mill.'],
  teamSize: 12,
};

const portfolioOf = (resume: object) => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, ...resume },
    'portal.yaml': 'publish: [work.homepage, work.teamSize, projects.homepage, projects.teamSize]',
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
};

test('the points follow the summary that announces them, and other fields follow the points', () => {
  const portfolio = portfolioOf({
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
  const { featured, others } = projectsSlice(portfolioOf({ projects: [ENTRY] }), formatOf('en'));
  const [project] = [...featured, ...others];
  expect(project?.highlights).toEqual(bulletList(ENTRY.highlights));
  expect(project?.facts[0]).toEqual([
    'p',
    { 'data-facts': '' },
    'homepage: ',
    ['a', expect.objectContaining({ href: 'https://old.mill.example/looms' }), 'old.mill.example/looms'],
  ]);
});

test('the same address under its older name is left out', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        {
          name: 'Mill',
          position: 'Weaver',
          website: 'http://www.mill.example',
          url: 'https://mill.example/',
        },
      ],
    },
  });
  expect(portfolio?.companies[0]).toMatchObject({ url: 'https://mill.example/' });
  expect(JSON.stringify(portfolio?.companies)).not.toContain('www.mill.example');
  expect(warnings.join()).toContain('only "url" is shown');
});
