import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { formatOf } from '../portal/i18n/format';
import { defaultLanguage } from '../portal/addresses/languages';
import { sections } from '../portal/career/sections';
import { resumeTexts } from '../site/resume/resume-files';
import { documentOf } from './document-of';
import { DOCUMENT_FACTS, pdfOf } from './documents-for-test';
import { resumeDocx } from './docx';
import { readDocx } from './read-back';
import { readPdfCompletely } from './read-back-for-test';

const NAMES = ['.NET Framework', 'C', 'Go', 'R', 'C++', 'C#', 'F#', 'Node.js', 'T-SQL'];

/** The texts in a tree of elements. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Array.isArray(tree) ? tree.flatMap(textsIn) : [];

test.each([
  ['names', NAMES.map((name) => ({ name }))],
  ['keywords of a group', [{ name: 'Languages', keywords: NAMES }]],
  ['texts', NAMES],
])('shows skills as they are written: %s', async (_, skills) => {
  const portfolio = portfolioOf({ skills });
  const profile = textsIn(sections(portfolio, formatOf('en'), () => '').map(({ tree }) => tree));
  for (const name of NAMES) expect(profile).toContain(name);
  const resume = documentOf(portfolio, defaultLanguage);
  const files = resumeTexts(portfolio, null, defaultLanguage);
  const pdf = await readPdfCompletely(await pdfOf(resume));
  const docx = await readDocx(await resumeDocx(resume, DOCUMENT_FACTS));
  const read = [files['/resume'], files['/resume.txt'], ...Object.values(pdf.texts), docx.text];
  for (const text of read)
    for (const name of NAMES)
      expect(text?.split(/[\n,<>•:|]+|\s\(|- /).map((part) => part.trim())).toContain(name);
});
