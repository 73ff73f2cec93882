import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFolder, TODAY } from '../../resume/read/folder-for-test';
import type { Markup } from '../../resume/model/portfolio-sections';
import { readPortfolioSync } from './read-portfolio-sync';
import { runs } from '../../../test/support/runs';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9v9z"/></svg>';
const OWNER = {
  'resume.json': {
    basics: { name: 'Ada' },
    projects: [
      { name: 'Analytical Engine', startDate: '2020', description: 'A machine.' },
      { name: 'Note G', startDate: '2021', description: 'A program.' },
    ],
  },
  'images/engine.svg': SVG,
};

const studyOf = (markdown: string, more: Readonly<Record<string, unknown>> = {}) => {
  const { portfolio, warnings, problems } = readFolder({
    ...OWNER,
    'projects/analytical-engine.md': markdown,
    ...more,
  });
  expect(problems).toEqual([]);
  const studies = portfolio?.caseStudies ?? [];
  return {
    studies,
    text: studies[0]?.texts['en'],
    warnings: warnings.filter((one) => one.includes('.md')),
    portfolio,
  };
};

test('a case study belongs to its project, and has a title, headings and a summary', () => {
  const { studies, text, warnings } = studyOf(
    '# The mill\n\nFirst *words*.\n\n## Parts\n\n1. One\n2. Two\n\n> Said\n',
  );
  expect(warnings).toEqual([]);
  expect(studies.map(({ id }) => id)).toEqual(['analytical-engine']);
  expect(text).toEqual({
    title: 'The mill',
    headings: ['Parts'],
    summary: 'First words.',
    body: [
      ['p', null, 'First ', ['em', null, 'words'], '.'],
      ['h2', null, 'Parts'],
      ['ol', null, ['li', null, 'One'], ['li', null, 'Two']],
      ['blockquote', null, ['p', null, 'Said']],
    ],
  });
});

test('a table has column headers, alignment by attribute and a region named by its heading', () => {
  const { text, warnings } = studyOf(
    '## Costs\n\n| Year | Cost |\n| --- | --: |\n| [x](javascript:alert(1)) | <b>3</b>`a\\|b` |\n\n| A |\n|:-:|\n| B |\n',
  );
  const cells = ['tr', null, ['td', null, 'x'], ['td', { 'data-align': 'end' }, '3', ['code', null, 'a|b']]];
  const heads = ['tr', null, ['th', { scope: 'col' }, 'Year'], ['th', { scope: 'col', 'data-align': 'end' }, 'Cost']];
  expect(text?.body.slice(0, 2)).toEqual([
    ['h2', null, 'Costs'],
    [
      'div',
      { role: 'region', tabIndex: 0, 'data-table': '', 'aria-label': 'Costs' },
      ['table', null, ['thead', null, heads], ['tbody', null, cells]],
    ],
  ]);
  expect(text?.body[2]?.[1]).toMatchObject({ 'aria-label': 'Costs (2)' });
  expect(warnings.filter((one) => one.includes('HTML is not read'))).toHaveLength(2);
  expect(warnings.filter((one) => one.includes('javascript:'))).toHaveLength(1);
});

test('skips no level of headings, and starts at the second', () => {
  const { text } = studyOf('Text\n\n# One\n\n#### Two\n\n## Three\n');
  expect(text?.title).toBeNull();
  expect(text?.body.map(([tag]) => tag)).toEqual(['p', 'h2', 'h3', 'h2']);
});

test('a picture of the folder is published with alternative text and caption', () => {
  const { text, portfolio, warnings } = studyOf('![The mill](images/engine.svg "In London")');
  expect(warnings).toEqual([]);
  const [figure] = text?.body ?? [];
  expect(figure).toEqual([
    'figure',
    null,
    [
      'picture',
      null,
      ['img', expect.objectContaining({ alt: 'The mill', width: 40, height: 30, loading: 'lazy' })],
    ],
    ['figcaption', null, 'In London'],
  ]);
  expect(portfolio?.files.some(({ path }) => JSON.stringify(figure).includes(path))).toBe(true);
});

test('warns about mistakes with file, line, column and advice', () => {
  const { text, warnings } = studyOf(
    'Fine.\n\n<b>bold</b> and [here](javascript:alert(1))\n\n![x](../resume.json)\n\n![x](images/none.png)\n\n![](images/engine.svg)\n\n<script>\nalert(1)\n</script>\n',
  );
  const at = (place: string) =>
    warnings.find((line) => line.startsWith(`projects/analytical-engine.md:${place} `));
  expect(at('3:1')).toContain('HTML is not read here, got <b>');
  expect(at('3:24')).toContain('expected an address that begins with https://');
  expect(at('5:6')).toContain('expected a file that exists in the content folder, got "../resume.json"');
  expect(at('7:6')).toContain('expected a file that exists in the content folder, got "images/none.png"');
  expect(at('9:5')).toContain('no words for those who do not see it');
  expect(at('11:1')).toContain('HTML is not read here, got <script>');
  expect(JSON.stringify(text?.body)).not.toContain('alert');
});

test('suggests a project for an unmatched file, and a translation needs its original', () => {
  const { warnings, studies } = studyOf('Text', {
    'projects/analitical-engine.md': 'x',
    'projects/note-g.es.md': 'x',
    'projects/analytical-engine.es.md': '# El molino',
  });
  expect(warnings).toEqual([
    'projects/analitical-engine.md:1:1 no project is called "analitical-engine" in addresses, so nothing shows this file, did you mean "analytical-engine"?',
    'projects/note-g.es.md:1:1 there is no note-g.md that it could translate; nothing shows this file.',
  ]);
  expect(Object.keys(studies[0]?.texts ?? {})).toEqual(['es', 'en']);
});

test('does not follow a link out of the folder', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'secret.md'), 'Secret');
  writeFileSync(join(outside, 'secret.svg'), SVG);
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const read = () => readPortfolioSync(folder, { today: TODAY });
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(OWNER['resume.json']));
  symlinkSync(resolve(outside), join(folder, 'projects'));
  expect(read().portfolio.caseStudies).toEqual([]);
});

const tagsIn = (markup: readonly Markup[]): string[] =>
  markup.flatMap((one) => (typeof one === 'string' ? [] : [one[0], ...tagsIn(one.slice(2) as Markup[])]));

test('any text becomes known elements and safe addresses', () => {
  const piece = fc.constantFrom(
    ...'# |## |- |> |1. |**|_|`|```|[x](javascript:a)|[x](https://a.example)|![x](data:image/svg+xml,a)|<img src=x onerror=a>|<b>|\n|\n\n|words|&lt;|---|![x](//a.example/x.png)'.split(
      '|',
    ),
  );
  const KNOWN =
    /^(?:p|h[2-6]|ul|ol|li|blockquote|pre|code|em|strong|s|a|br|hr|figure|figcaption|picture|source|img)$/;
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 15 }), (pieces) => {
      const body = studyOf(pieces.join('')).text?.body ?? [];
      for (const tag of tagsIn(body)) expect(tag).toMatch(KNOWN);
      for (const [, address = ''] of JSON.stringify(body).matchAll(/"(?:href|src)":"([^"]*)"/g))
        expect(address).toMatch(/^(?:https?:|mailto:|tel:|\/pictures\/)/);
    }),
    { numRuns: runs(500) },
  );
});
