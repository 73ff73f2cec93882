import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { hasHtml, withoutHtml } from './html-text';

test.each([
  ['Led <b>two</b> teams.<br><br>Built <i>Harbour</i>.', 'Led **two** teams.\n\nBuilt *Harbour*.'],
  ['<p>One.</p>\n<p>Two &amp; three&nbsp;more.</p>', 'One.\n\nTwo & three more.'],
  ['Did:<ul><li>this</li><li><strong>that</strong></li></ul>', 'Did:\n\n- this\n- **that**'],
  ['<ol>\n<li>first</li>\n<li>second</li>\n</ol>', '1. first\n1. second'],
  ['See <a href="https://example.com/a">the site</a>.', 'See [the site](https://example.com/a).'],
  ['See <a href="javascript:alert(1)">the site</a>.', 'See the site.'],
  ['A <span style="color:red">red</span> H<sub>2</sub>O', 'A red H2O'],
  ['<b>Map</b> is a Map<Key, Value> here', '**Map** is a Map<Key, Value> here'],
  ['&quot;Ada&quot;', '"Ada"'],
])('converts harmless HTML to Markdown: %s', (html, markdown) => {
  expect(hasHtml(html)).toBe(true);
  expect(withoutHtml(html, false)).toEqual({ text: markdown, left: [] });
});

test.each(['List<T> and Map<K, V>', 'a <b and c> d', 'AT&T; R&D', '5 < 6 > 4', '<3'])(
  'keeps text that only resembles HTML: %s',
  (text) => {
    expect(hasHtml(text)).toBe(false);
  },
);

test('removes and names elements without text', () => {
  expect(withoutHtml('<p>One<script>alert(1)</script><img src="x" onerror="alert(1)"></p>', false)).toEqual({
    text: 'One',
    left: ['script', 'img'],
  });
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
  ];
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (parts, plain) => {
      const { text } = withoutHtml(parts.join(''), plain);
      expect(hasHtml(text)).toBe(false);
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

test('keeps the text of deeply nested elements', () => {
  const text = `${'<b>'.repeat(20_000)}deep${'</b>'.repeat(20_000)}`;
  expect(withoutHtml(text, true).text).toBe('deep');
  expect(withoutHtml(text, false).text).toContain('deep');
});
