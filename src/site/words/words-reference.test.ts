import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import en from '../../portal/i18n/en.json' with { type: 'json' };
import { readWords, wordsReference } from './read-words';

test('the list of texts is up to date (npm run content:schema), and equals the defaults', () => {
  const text = readFileSync('docs/words.en.yaml', 'utf8');
  expect(text).toBe(wordsReference());
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(join(folder, 'words.en.yaml'), text);
  const { texts, warnings, problems } = readWords(folder);
  expect([...warnings, ...problems]).toEqual([]);
  expect(texts.get('en')).toEqual(en);
});
