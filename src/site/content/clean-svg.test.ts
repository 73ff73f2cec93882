import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

import { runs } from '../../../test/support/runs';
import { cleanSvg } from './clean-svg';
import { readFolder } from '../../resume/read/folder-for-test';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const inside = (inner: string, attributes = '') =>
  cleanSvg(svg(inner, attributes))?.svg.replace(/^<svg xmlns="[^"]+"|<\/svg>\n$/g, '');

test('keeps a harmless drawing unchanged', () => {
  const content =
    '<title>A &amp; B</title><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient>' +
    '<style>.a { fill: url(#g); } @font-face { src: url(data:font/woff2;base64,AAAA); }</style></defs>' +
    '<g class="a" transform="scale(2)" style="fill: url(&quot;#g&quot;)"><path d="M0 0h1v1z" fill="url(#g)"></path></g>' +
    '<text xml:space="preserve"> &lt;b&gt; </text><image href="data:image/png;base64,AAAA" width="1"></image>' +
    '<use href="#g"></use>';
  const clean = cleanSvg(svg(content, 'viewBox="0 0 1 1"'));
  expect(clean?.svg).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>\n`);
  expect(clean?.removed).toEqual([]);
});

test.each([
  ['<script>alert(1)</script><rect/>', '<rect></rect>', ['<script>']],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', '', ['<script>']],
  ['<rect onclick="alert(1)" ONLOAD="x"/>', '<rect></rect>', ['"onclick"', '"ONLOAD"']],
  [
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="x"/></foreignObject>',
    '',
    ['<foreignObject>'],
  ],
  ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="//evil.example"/>', '', ['<iframe>']],
  ['<a xlink:href="javascript:alert(1)"><rect/></a>', '<rect></rect>', ['a link']],
  ['<use href="https://evil.example/a.svg#b"/>', '<use></use>', ['an address']],
  ['<use xlink:href="#a" href="#a"/>', '<use href="#a"></use>', []],
  ['<image xlink:href="//evil.example/a.png"/>', '<image></image>', ['an address']],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', '<image></image>', ['an address']],
  [
    '<set attributeName="xlink:href" to="javascript:alert(1)"/>',
    '<set to="javascript:alert(1)"></set>',
    ['"attributeName"'],
  ],
  [
    '<animate attributeName="onload" values="alert(1)"/>',
    '<animate values="alert(1)"></animate>',
    ['"attributeName"'],
  ],
  ['<rect fill="url(https://evil.example/#a)"/>', '<rect></rect>', ['"fill"']],
  ['<rect fill="u\\72l(//evil.example)"/>', '<rect></rect>', ['"fill"']],
  ['<rect style="background: url( \'//evil.example\' )"/>', '<rect></rect>', ['"style"']],
  ['<rect style="fill: url(//evil.example"/>', '<rect></rect>', ['"style"']],
  ['<style>@import "//evil.example";</style>', '<style></style>', ['styles that lead elsewhere']],
  [
    '<style><![CDATA[a { fill: url(//evil.example) }]]></style>',
    '<style></style>',
    ['styles that lead elsewhere'],
  ],
  [
    '<style><style></style>@import "//evil.example";</style>',
    '<style></style>',
    ['<style>', 'styles that lead elsewhere'],
  ],
  ['<metadata><who xmlns="urn:x">Ada, Calle 1</who></metadata><!-- me -->', '', []],
  ['<rect xmlns:i="urn:editor" i:file="/home/ada/cv.svg" xml:base="//evil.example/"/>', '<rect></rect>', []],
])('%s becomes %s', (written, expected, removed) => {
  expect(inside(written)?.replace(/^>/, '')).toBe(expected);
  expect(cleanSvg(svg(written))?.removed).toEqual(removed);
});

test('removes content around a drawing', () => {
  const clean = cleanSvg(
    '<?xml version="1.0"?><?xml-stylesheet href="//evil.example/a.css"?><!DOCTYPE svg><svg><rect/></svg>',
  );
  expect(clean?.svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect></rect></svg>\n');
});

test.each([
  ['', 'nothing'],
  ['<svg>', 'never closed'],
  ['<html><svg/></html>', 'a page'],
  ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'a file of the machine'],
  [`<svg>${'<g>'.repeat(64)}${'</g>'.repeat(64)}</svg>`, 'too deep'],
  [`<svg>${'<g/>'.repeat(20_000)}</svg>`, 'too large'],
])('%.40s is no drawing: %s', (text) => {
  expect(cleanSvg(text)).toBeNull();
});

test('warns about removed parts of a drawing and publishes the rest', () => {
  const attack = svg('<script>alert(1)</script><rect onload="alert(2)" width="5"/>', 'width="8" height="4"');
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada', image: 'me.svg' } },
    'me.svg': attack,
  });
  expect(warnings).toEqual(['me.svg the drawing is published without <script>, "onload".']);
  expect(portfolio?.owner.photo).toMatchObject({ width: 8, height: 4 });
  expect(portfolio?.files.map(({ svg: drawing }) => drawing)).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="5"></rect></svg>\n',
  ]);
});

const piece = fc.constantFrom(
  ...'<script>|</script>|<style>|</style>|<g|<a|<set|<use|<image|<foreignObject>|</foreignObject>|</g>|</a>|>|/>'.split(
    '|',
  ),
  ...' onload="x"| href="javascript:x"| xlink:href="//e"| style="fill:url(//e)"| attributeName="href"| fill="url(#a"'.split(
    '|',
  ),
  '<![CDATA[',
  ']]>',
  '@import "//e";',
  'url(//e)',
  '<!--',
  '-->',
  '&lt;script&gt;',
  '&#60;script&#62;',
);

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/** The elements of a drawing that DOMPurify leaves out of its profile, and that stay without foreign references. */
const FURTHER = { ADD_TAGS: ['use', 'set', 'animate'], ADD_ATTR: ['to', 'values', 'attributeName'] };

/** The parts that DOMPurify removes from a drawing. */
function removedFrom(drawing: string): string[] {
  purify.sanitize(drawing, {
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    USE_PROFILES: { svg: true, svgFilters: true },
    ...FURTHER,
  });
  return purify.removed.flatMap((one) =>
    // It wraps the drawing in a body.
    'element' in one
      ? one.element.nodeName === 'body'
        ? []
        : [one.element.nodeName]
      : [one.attribute?.name ?? ''],
  );
}

/** Animated addresses, and addresses of other hosts in attributes and styles, which DOMPurify does not read. */
function foreignAddresses(drawing: string): string[] {
  const elements = [
    ...new window.DOMParser().parseFromString(drawing, 'image/svg+xml').querySelectorAll('*'),
  ];
  return elements.flatMap((element) => [
    ...[...element.attributes]
      .filter(({ name, value }) => name === 'attributeName' || /\/\/e|javascript/.test(value))
      .map(({ name }) => name),
    ...(element.nodeName === 'style' && /@import|url\(/.test(element.textContent) ? ['style'] : []),
  ]);
}

test('DOMPurify removes no more from any published drawing, and no address leads to another host', () => {
  expect(removedFrom(svg('<script>alert(1)</script><rect onload="alert(2)"/>'))).toEqual([
    'script',
    'onload',
  ]);
  let count = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const clean = cleanSvg(svg(pieces.join('')));
      if (!clean) return;
      count += 1;
      expect([...removedFrom(clean.svg), ...foreignAddresses(clean.svg)]).toEqual([]);
    }),
    { numRuns: runs(5000) },
  );
  expect(count).toBeGreaterThan(20);
});

test('reads the abbreviations of older editors, within a limit', () => {
  const drawing = (value: string, content = '') =>
    `<!DOCTYPE svg [<!ENTITY ns_svg "${value}">]><svg xmlns="&ns_svg;">${content}</svg>`;
  expect(cleanSvg(drawing('http://www.w3.org/2000/svg'))?.svg).toContain('<svg xmlns="http://www.w3.org/2000/svg">');
  expect(cleanSvg(drawing('x'.repeat(1001)))).toBeNull();
  const bomb = (name: string, letter: string, times: number) =>
    `<!DOCTYPE svg [<!ENTITY a "${letter.repeat(1000)}">]><svg xmlns="http://www.w3.org/2000/svg"><${name}>${'&a;'.repeat(times)}</${name}></svg>`;
  for (const name of ['title', 'style']) {
    expect(cleanSvg(bomb(name, '>', 2))).not.toBeNull();
    // Each is written as four characters.
    expect(cleanSvg(bomb(name, '>', 2501))).toBeNull();
    expect(cleanSvg(bomb(name, 'x', 10_001))).toBeNull();
  }
});
