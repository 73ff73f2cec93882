import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import * as theme from './theme';

const SAMPLE = JSON.parse(readFileSync('examples/sample/resume.json', 'utf8')) as {
  basics: { name: string };
};

test('a JSON Resume tool gets the résumé as one self-contained document', () => {
  const html = theme.render(SAMPLE);
  expect(html).toMatch(/^<!DOCTYPE html>\s*<html lang="en"/);
  expect(html).toContain(`>${SAMPLE.basics.name}</h1>`);
  expect(html).toContain('<h2');
  // The document is self-contained and contains nothing of the site.
  expect(html).not.toMatch(/<(?:script|link|img|iframe)\b|@import|url\((?!data:)/);
  expect(html).toMatch(/<style>@layer/);
  expect(html).not.toContain('resume.pdf');
  expect(theme.pdfRenderOptions).toMatchObject({ format: 'A4', preferCSSPageSize: true });
});

test.each([{ basics: { fullName: 'Ada Weaver' } }, { name: 'Ada Weaver', work: [] }])(
  'finds the name of another form: %o',
  (resume) => {
    expect(theme.render(resume)).toMatch(/<h1[^>]*>Ada Weaver<\/h1>/);
  },
);

test('renders incomplete, misspelt and translated résumés', () => {
  expect(theme.render({})).toContain('<h1');
  expect(theme.render({ basics: { label: 'Nobody' }, work: 'none' })).toContain('Nobody');
  const html = theme.render({
    basics: { name: 'Ada <b>Byron</b>', phone: '+44 20 7946 0000' },
    work: [{ company: 'Engines', position: 'Analyst', startDate: 'January 1842' }],
    meta: { language: 'es' },
  });
  expect(html).toContain('<html lang="es"');
  expect(html).toMatch(/<h1[^>]*>Ada Byron<\/h1>/);
  for (const text of ['Experiencia', 'Engines', '1842', '+44 20 7946 0000']) expect(html).toContain(text);
});
