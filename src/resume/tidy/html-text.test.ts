import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { hasHtml, withoutHtml } from './html-text';

test.each([
  ['Led <b>two</b> teams.<br><br>Built <i>Harbour</i>.', 'Led **two** teams.\n\nBuilt *Harbour*.'],
  ['<p>One.</p>\n<p>Two &amp; three&nbsp;more.</p>', 'One.\n\nTwo & three more.'],
  ['Did:<ul><li>this</li><li><strong>that</strong></li></ul>', 'Did:\n\n- this\n- **that**'],
  ['<ol>\n<li>first</li>\n<li>second</li>\n</ol>', '1. first\n1. second'],
  ['See <a href="https://example.com/a">the site</a>.', 'See [the site](https://example.com/a).'],
  ['See <a href="javascript:alert(1)">the site</a>.', 'See the site.'],
  ['A <span style="color:red">red</span> H<sub>2</sub>O', 'A red H₂O'],
  ['<b>Map</b> is a Map<Key, Value> here', '**Map** is a Map<Key, Value> here'],
  ['&quot;Ada&quot;', '"Ada"'],
  ['<h3>Looms</h3><p>Wove.</p>', '### Looms\n\nWove.'],
  ['10<sup>-6</sup> m, x<sup>n</sup>, the 1<sup>st</sup> mill', '10⁻⁶ m, xⁿ, the 1st mill'],
  ['Wrote <q>Looms</q>.<!--StartFragment-->', 'Wrote "Looms".'],
])('converts harmless HTML to Markdown: %s', (html, markdown) => {
  expect(hasHtml(html)).toBe(true);
  expect(withoutHtml(html, false)).toEqual({ text: markdown, left: [] });
});

const WORDS = [
  'List<String> and vector<int>',
  'List<Object> and Promise<Data>',
  '<your name> or <address of the mill>',
  'Rewrote the <video> and <table> elements',
  'Moved <script async> below </body>',
  'Wrote `<section>` and `<img src="x">`, then `</section>`',
  '```\n<table><tr><td>1</td></tr></table>\n```',
  'a <!-- b',
  'Optimised <video> and </video> tags playback',
  'Wrote <script> loader, closing </script> ends',
  'Built <Select options={x}/> and <Input type="text"/> in React',
  'Loaded <script src="loom.js"> in the head',
  'Mended ("<template>" and "</template>")',
  'Use `<div>` and `<br>` tags, `<p>`s and `</ul>`',
  'Effect<S> and List<B> types, Set<U>, Page<Q>, Page<P> of x',
];

test.each(['List<T> and Map<K, V>', 'a <b and c> d', 'AT&T; R&D', '5 < 6 > 4', '<3', ...WORDS])(
  'keeps text that only resembles HTML: %s',
  (text) => {
    expect(hasHtml(text)).toBe(false);
  },
);

test.each([
  ['Wrote &lt;template&gt; and &lt;/template&gt; parser', 'Wrote <template> and </template> parser'],
  ['<p>Vue: &lt;slot name="a"&gt;&lt;/slot&gt; API</p>', 'Vue: `<slot name="a"></slot>` API'],
  ['Use &lt;div&gt; and &lt;img src="a"&gt; tags', 'Use `<div>` and `<img src="a">` tags'],
  ['<p>Wove <code>&lt;div&gt;</code> and &lt;br&gt; tags</p>', 'Wove `<div>` and `<br>` tags'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '`<script>`alert(1)`</script>`'],
  [
    'Built R&amp;D with Vue <template #header> slots and looms',
    'Built R&D with Vue <template #header> slots and looms',
  ],
  [
    '<p>Built <Select options={opts}> wrapper</p><p>Wove</p>',
    'Built <Select options={opts}> wrapper\n\nWove',
  ],
  ['<p>std::unique_ptr<Style *> factory</p><p>Wove</p>', 'std::unique_ptr<Style *> factory\n\nWove'],
  ['Tooling <script @click="x"> for R&amp;D and more', 'Tooling <script @click="x"> for R&D and more'],
  ['<p>Looms </3 you, <?php and <> fragments </></p>', 'Looms </3 you, <?php and <> fragments </>'],
  ['<b>Loom</b> where a <b', '**Loom** where a <b'],
  ['Looms <b and <i>mills</i>', 'Looms <b and *mills*'],
])('keeps the words of escaped and incomplete tags: %s', (html, text) => {
  expect(withoutHtml(html, false)).toEqual({ text, left: [] });
  expect(hasHtml(text)).toBe(false);
});

test('a line without markup shows an escaped tag as it is', () => {
  expect(withoutHtml('<b>Vue</b> &lt;slot name="a"&gt;', true).text).toBe('Vue <slot name="a">');
});

test.each([
  ['&lt;p&gt;Led &lt;b&gt;two&lt;/b&gt; mills.&lt;/p&gt;', 'Led **two** mills.'],
  ['Led &lt;b&gt;two&lt;/b&gt; mills.&lt;br&gt;Wove.', 'Led **two** mills.\nWove.'],
  ['<p>Led &lt;b&gt;two&lt;/b&gt; mills.&lt;br&gt;Wove.</p>', 'Led **two** mills.\nWove.'],
  ['&lt;div&gt;&lt;section&gt;Wove.&lt;/section&gt;&lt;/div&gt;', 'Wove.'],
  ['<p>the `90s</p><p>and it`s the `80s</p>', 'the `90s\n\nand it`s the `80s'],
  ['One<p>Two<p>Three', 'One\n\nTwo\n\nThree'],
])('takes escaped markup and tags between apostrophes as HTML: %s', (html, text) => {
  expect(withoutHtml(html, false).text).toBe(text);
});

test('removes and names elements without text', () => {
  expect(withoutHtml('<p>One<script>alert(1)</script><img src="x" onerror="alert(1)"></p>', false)).toEqual({
    text: 'One',
    left: ['script', 'img'],
  });
});

test('keeps words that resemble tags beside HTML', () => {
  for (const words of WORDS)
    expect(withoutHtml(`${words} <b>wove</b>`, false)).toEqual({ text: `${words} **wove**`, left: [] });
});

test.each([
  ['One <img src=x>', 'One', ['img']],
  ['One<script>alert("<b>1</b>")</script>', 'One', ['script']],
  ['<style>p { color: red }</style>Wove.', 'Wove.', ['style']],
  [
    '<table><tr><th>Loom</th><th>Year</th></tr><tr><td>Jacquard<td>1804</table>',
    'Loom | Year\n\nJacquard | 1804',
    ['table'],
  ],
  ['<section>Wove.</section><section>Spun.</section>', 'Wove.\n\nSpun.', ['section']],
  ['<div><section>Wove.</section></div>', 'Wove.', ['section']],
  ['<button type="button">Call</button> me', 'Call me', ['button']],
  ['<label>Loom</label><input name="loom"><button>Go</button>', 'Loom Go', ['label', 'input', 'button']],
  ['<form action="x"><label>Name</label><input></form>', 'Name', ['form', 'label', 'input']],
  ['super<wbr>market', 'supermarket', ['wbr']],
  ['<dl><dt>Looms<dd>Twelve</dl>', 'Looms\n\nTwelve', ['dl', 'dt', 'dd']],
  ['<del>Three</del> <u>four</u> mills', 'Three four mills', ['del', 'u']],
  ['2<sup>k</sup> threads', '2k threads', ['sup']],
])('leaves out and names other elements: %s', (html, text, left) => {
  expect(hasHtml(html)).toBe(true);
  expect(withoutHtml(html, false)).toEqual({ text, left });
});

test('no HTML remains in any text', () => {
  const pieces = [
    '<b>',
    '</b>',
    '<ul><li>',
    '</li></ul>',
    '<br>',
    '&amp;',
    '&lt;b&gt;',
    '<script>',
    '</script>',
    '<section>',
    '</section>',
    '<td>',
    '<img src=x>',
    '<!--',
    '-->',
    '`',
  ];
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (parts, plain) => {
      const { text } = withoutHtml(parts.join(''), plain);
      // A tag that was escaped is shown as it is in a line, and behind a single backtick.
      expect(hasHtml(text.replaceAll('<b>', ''))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('warns about HTML in one line, and in a second one about removed elements', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada<br>Lovelace', summary: '<p>One.</p><p><b>Two</b>.</p>' },
      work: [
        { name: 'Acme &amp; Sons', highlights: ['<i>Led</i> it', 'Saw <video src="x"></video><b>it</b>'] },
      ],
    },
  });
  expect(portfolio?.owner).toMatchObject({ name: 'Ada Lovelace', biography: ['One.', '**Two**.'] });
  expect(portfolio?.companies[0]?.name).toBe('Acme & Sons');
  expect(portfolio?.companies[0]?.positions[0]?.highlights).toEqual(['*Led* it', 'Saw **it**']);
  const messages = warnings.filter((line) => line.includes('HTML'));
  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain('<video> was left out');
  expect(messages[1]).toContain('and 3 more');
});

test('says which elements were left out, and of which only the words are shown', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        summary: '<script>alert(1)</script><table><td>Weaver</td><td>Leeds</td></table><img src=x>',
      },
      work: [{ name: 'Mill', summary: 'Wove <s>three</s> mills', highlights: ['The <video> element'] }],
    },
  });
  expect(portfolio?.owner.biography).toEqual(['Weaver | Leeds']);
  expect(portfolio?.companies[0]?.positions[0]?.highlights).toEqual(['The <video> element']);
  const messages = warnings
    .filter((line) => line.includes('HTML'))
    .map((line) => line.replace(/^.*HTML/, ''));
  expect(messages).toEqual([
    ': <script>, <img> were left out; of <table> only the words are shown.',
    ': of <s> only the words are shown.',
  ]);
});

test('reads hostile tags in time', () => {
  for (const piece of ['<section>', '<img a="', '<!--', '</td>', '`<td>', '<video a ']) {
    const text = piece.repeat(20_000);
    expect(() => withoutHtml(`<b>Loom</b>${text}`, false)).not.toThrow();
  }
});

test('reads many blanks in time', () => {
  const blanks = ' '.repeat(60_000);
  expect(withoutHtml(`<p>x${blanks}y</p>`, false).text).toBe(`x${blanks}y`);
  expect(withoutHtml(`<h3>x${blanks}y</h3><b>x${blanks}y</b>`, false).text.length).toBeGreaterThan(120_000);
  expect(withoutHtml(`<p>a</p>  \n \n${blanks}\n<p>b  \nc</p>`, false).text).toBe('a\n\nb  \nc');
});

test('keeps the text of deeply nested elements', () => {
  const text = `${'<b>'.repeat(20_000)}deep${'</b>'.repeat(20_000)}`;
  expect(withoutHtml(text, true).text).toBe('deep');
  expect(withoutHtml(text, false).text).toContain('deep');
});
