import { afterEach, expect, test } from 'vitest';

import { setOwnTexts } from '../../portal/i18n/catalogues';
import { setOwnLanguages } from '../../portal/addresses/languages';
import { folderOf } from '../../resume/read/folder-for-test';
import { readContent, warningLines } from './read-content';

afterEach(() => {
  setOwnTexts(new Map());
  setOwnLanguages([]);
});

test('orders the warnings of all files by their weight, so that the first lines are the important ones', async () => {
  const folder = folderOf({
    'resume.json': {
      basics: { name: 'Ada Byron', url: 'ada.example' },
      work: [{ name: 'Mill', position: 'Weaver', isOpen: true }],
      // More lines than a terminal shows.
      ...Object.fromEntries(
        Array.from({ length: 25 }, (_, at) => [`looms${String.fromCodePoint(97 + at)}`, 'Wove.']),
      ),
    },
    'resume.sv.json': { work: [{ position: 'Vävare' }] },
    'words.en.yaml': 'shell.hlep: Help\n',
    'theme.css': ':root { --pgae: #fff; }',
    'portal.yaml': 'synonyms:\n  wool: fleece of sheep\n',
  });
  const { warnings } = await readContent(folder);
  const shown = warningLines(warnings);
  const first = (words: string) => warnings.findIndex((warning) => warning.includes(words));
  expect(warnings.length).toBeGreaterThan(shown.length);
  const guess = first('not standard JSON Resume');
  const missing = ['isOpen', 'does not speak "sv"', 'shell.hlep', '--pgae', 'synonym has no effect'].map(
    first,
  );
  expect(Math.min(...missing)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...missing)).toBeLessThan(guess);
});
