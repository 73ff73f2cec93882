import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { documentOf } from './document-of';
import { resumeText } from './resume-text';

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
  const resume = documentOf(portfolio, defaultLanguage);
  const blocks = resume.sections[0]?.entries[0]?.blocks;
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
  const written = resumeText(resume);
  expect(written).toContain('mill.\nhomepage: https://old.mill.example/looms\nteamSize: 12\nKeywords');
});
