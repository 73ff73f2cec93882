import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

import { warningMessages } from '../../resume/standard/problems';
import { contrastOf, SCHEMES } from './colors';
import { defaultTokens, themeReference, PAIRS, TOKENS } from './tokens';
import { readTheme } from './read-theme';

const BRAND = '#0078d4';

const themeOf = (css: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  writeFileSync(join(folder, 'theme.css'), css);
  const { warnings, ...theme } = readTheme(folder, BRAND);
  return { ...theme, warnings: warningMessages(warnings).map((line) => line.replace(`${folder}/`, '')) };
};

test.each(readdirSync('docs/themes'))('the ready theme %s has readable colours in both looks', (name) => {
  const { css, warnings } = readTheme(join('docs/themes', name), BRAND);
  expect(warnings).toEqual([]);
  expect(css).not.toBe('');
  expect(statSync(join('docs/themes', name, 'preview.webp')).size).toBeLessThan(25_000);
});

test('every token of the list exists, and the reference is up to date (npm run content:schema)', () => {
  const own = defaultTokens(BRAND);
  expect(Object.keys(TOKENS).filter((name) => !own.has(name))).toEqual([]);
  expect(PAIRS.flat().filter((name) => typeof name === 'string' && !(name in TOKENS))).toEqual([]);
  const document = readFileSync('docs/theme.md', 'utf8');
  expect(themeReference(document)).toBe(document);
});

test.each(SCHEMES)('the default colours have the required contrast: %s', (scheme) => {
  for (const brand of [BRAND, '#7a1f5c', '#ffd500'])
    for (const [front, ground, least] of PAIRS)
      expect(
        contrastOf(front, ground, scheme, defaultTokens(brand)),
        `${front} ${ground} ${brand}`,
      ).toBeGreaterThanOrEqual(least);
});

test('sets tokens for light and dark, except with higher contrast', () => {
  const { css, warnings } = themeOf(
    ':root { --page: light-dark(#fffdf8, black); --radius: 8px; --font: Georgia }',
  );
  expect(warnings).toEqual([]);
  expect(css).toBe(
    ':root{--radius:0.5rem;--font:Georgia,sans-serif}@media screen and (not (prefers-contrast:more)){:root{--page:light-dark(#fffdf8,#000000)}}',
  );
});

test('warns about mistakes with place and advice', () => {
  expect(
    themeOf(`:root {
  --pgae: #fff;
  --brand: red;
  --page: url(x);
  --radius: 9rem;
  --font: "a;b";
  color: red;
}
body { --page: #fff }
@import 'x.css';`).warnings.toSorted(),
  ).toEqual(
    [
      'theme.css:2:3 --pgae: the portal has no such token (docs/theme.md); it was left out, did you mean "--page"?',
      'theme.css:3:3 --brand: the brand colour is brandColor in portal.yaml; it was left out.',
      'theme.css:4:3 --page: expected a colour, such as #0f6cbd, or light-dark(#0f6cbd, #6cb8f6) for either look, got "url(x)"; it was left out.',
      'theme.css:5:3 --radius: expected a length from 0rem to 1rem, in rem or px, got "9rem"; it was left out.',
      `theme.css:6:3 --font: expected names of fonts, such as Georgia, 'Noto Serif', serif, got "\\"a;b\\""; it was left out.`,
      'theme.css:7:3 color: the portal has no such token (docs/theme.md); it was left out.',
      'theme.css:9:1 body: a theme sets tokens in :root { … }, and nothing else; it was left out.',
      'theme.css:10:1 @import: a theme sets tokens in :root { … }, and nothing else; it was left out.',
    ].toSorted(),
  );
  expect(themeOf(':root { --page: ').warnings).toEqual([
    'theme.css:1:1 the file is not well-formed here: Unclosed block; none of it was used.',
  ]);
});

test('warns once about a token with insufficient contrast, with a colour that passes', () => {
  const { warnings } = themeOf(':root { --text: #777; }');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /^theme\.css:1:9 --text: in the light look its contrast with --\w+ is 3\.\d:1 \(and too low with \d more\)/,
  );
  expect(warnings[0]).toMatch(/, and 4\.5:1 is needed; #[0-9a-f]{6} passes; in the dark look /);
  const [light = '', dark = ''] = warnings[0]?.match(/#[0-9a-f]{6}(?= passes)/g) ?? [];
  expect(themeOf(`:root { --text: light-dark(${light}, ${dark}); }`).warnings).toEqual([]);
  expect(themeOf(':root { --text: light-dark(#222, #eee); }').warnings).toEqual([]);
  expect(themeOf(':root { --page: #777; --text: #777; }').warnings[0]).toContain('so change those as well');
});

test('any file results in styles that set known tokens only', () => {
  const piece = fc.constantFrom(
    ...Object.keys(TOKENS),
    ...':root|{|}|:|;|</style>|#fff|light-dark(|)|url(//x)|"|/*|*/|8px|Georgia|\\|,|\n'.split('|'),
    '@media (prefers-color-scheme: dark)',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), fc.string(), (pieces, value) => {
      for (const text of [pieces.join(' '), `:root{--page:${value};--font:${value};--radius:${value}}`]) {
        const { css } = themeOf(text);
        expect(css).not.toMatch(/[<>\\]|url\(|@import/);
        parse(css).walkDecls(({ prop }) => expect(Object.keys(TOKENS)).toContain(prop));
      }
    }),
    { numRuns: 100 },
  );
});
