import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cleanLine, cleanLines } from './clean-text';
import { readFolder } from '../read/folder-for-test';
import { parseSource, readSource } from '../read/source';

const CHANGED = 'its line breaks or invisible control characters were taken as blanks or left out.';

test('a line break in an address or a name adds no line, and is reported', () => {
  const { portfolio, warnings, problems } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada\r\nEND:VCARD',
        phone: '+34\u2028600',
        email: 'ada@example.com',
        url: 'https://example.com/a\nEMAIL:evil@example.com',
        summary: 'One.\r\n\r\nTwo,\u0007 with a bell.',
        profiles: [{ network: 'X\u0000Y', username: 'a', url: 'https://x.example/é?q="><script>#\u0085b' }],
      },
      projects: [{ name: 'Tower', keywords: ['a\nb'], highlights: ['one\ntwo'] }],
    },
    'portal.yaml': 'title: "Portal\\nof Ada"\npresence: ["one\\ntwo"]\nprivacy: { publish: [phone] }\n',
  });
  expect(problems).toEqual([]);
  expect(portfolio?.owner).toMatchObject({
    name: 'Ada END:VCARD',
    phone: '+34 600',
    website: 'https://example.com/a%20EMAIL:evil@example.com',
    biography: ['One.', 'Two, with a bell.'],
    profiles: [{ network: 'XY', url: 'https://x.example/%C3%A9?q=%22%3E%3Cscript%3E#%20b' }],
  });
  expect(portfolio?.projects[0]).toMatchObject({ keywords: ['a b'], highlights: ['one\ntwo'] });
  expect(portfolio?.portal).toMatchObject({ title: 'Portal of Ada', presence: ['one\ntwo'] });
  const changed = warnings.filter((sentence) => sentence.endsWith(CHANGED));
  expect(changed).toHaveLength(2);
  expect(changed[0]).toContain(' basics.name and 6 more');
  expect(changed[1]).toContain(' title: ');
});

test('blanks and line ends around a text need no warning', () => {
  const { warnings } = readFolder({
    'resume.json': { basics: { name: ' Ada\n', summary: 'One.\r\n\r\nTwo.\n' } },
  });
  expect(warnings).toEqual([]);
});

test('one line stays one line without invisible characters, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(cleanLines(text)).not.toMatch(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['a: &a [*a]', 'file.yaml:1:8 "*a"'],
  ['basics: &b\n  name: Ada\n  profiles:\n    - *b\n', 'file.yaml:4:7 "*b"'],
  ['a: &a\n  b: &b [*a]\n', 'file.yaml:2:10 "*a"'],
])('reports YAML that refers to itself: %s', (yaml, place) => {
  const sentence = 'stands inside of what it stands for, and would never end; write out what is meant.';
  expect(parseSource('file.yaml', yaml)).toEqual({ problems: [`${place} ${sentence}`] });
});

test('accepts anchors that are used elsewhere or redefined', () => {
  expect(parseSource('file.yaml', 'a: &a [1]\nb: [*a]\nc: &c { d: &a 2, e: *a }\n')).toMatchObject({
    data: { a: [1], b: [[1]], c: { d: 2, e: 2 } },
  });
});

test('reports a device or a folder in place of a file', () => {
  expect(readSource('/dev/zero')).toEqual({ problems: ['/dev/zero: expected a file, got a device.'] });
  expect(readSource('/tmp')).toEqual({ problems: ['/tmp: expected a file, got a folder.'] });
  const directory = mkdtempSync(join(tmpdir(), 'device-'));
  writeFileSync(join(directory, 'resume.json'), '{"basics":{"name":"Ada"}}');
  symlinkSync('/dev/zero', join(directory, 'portal.yaml'));
  spawnSync('mkfifo', [join(directory, 'resume.es.json')]);
  expect(readSource(join(directory, 'portal.yaml'))).toHaveProperty('problems');
  expect(readSource(join(directory, 'resume.es.json'))).toHaveProperty('problems');
});
