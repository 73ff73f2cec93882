import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readPortfolio } from '../read/read-portfolio';
import { readJsonResume } from './read-json-resume';
import { writeContent } from './write-content';

const RESUME = {
  basics: { name: 'Ada Byron', label: { es: 'Tejedora', en: 'Weaver' } },
  experience: [
    {},
    {
      role: { es: 'Jefa de telares', en: 'Head of looms' },
      org: { es: 'Molino', en: 'Mill' },
      dates: { es: '2024 – Presente', en: '2024 – Present' },
      bullets: { es: ['Tejió lino.', 'Hiló.'], en: ['Wove linen.'] },
    },
  ],
  skills: [
    {
      category: { es: 'Tejido', en: 'Weaving', it: 'Tessitura' },
      items: { es: 'Lino, jacquard.', en: 'Linen, jacquard.' },
    },
  ],
};

/** Imports a résumé into a folder of its own. */
async function imported(resume: object) {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  const file = join(folder, 'source.json');
  writeFileSync(file, JSON.stringify(resume));
  const found = await readJsonResume(file);
  const owner = join(folder, 'owner');
  const write = (force: boolean) =>
    writeContent(owner, found.resume, { force, ...(found.languages && { languages: found.languages }) });
  const written = await write(false);
  const textOf = (name: string) => readFileSync(join(owner, name), 'utf8');
  return {
    ...found,
    ...written,
    owner,
    write,
    textOf,
    files: readdirSync(owner).toSorted(),
    told: found.notes.join('\n'),
  };
}

test('writes the other languages of a résumé to files of their own', async () => {
  const { files, leftOut, owner, resume, textOf, told } = await imported(RESUME);
  expect(files).toEqual(['portal.yaml', 'resume.en.json', 'resume.json']);
  expect(resume.basics).toEqual({ name: 'Ada Byron', label: 'Tejedora' });
  expect(JSON.parse(textOf('resume.en.json'))).toEqual({
    basics: { label: 'Weaver' },
    work: [{ position: 'Head of looms' }],
    skills: [{ name: 'Weaving', keywords: ['Linen', ''] }],
  });
  expect(textOf('portal.yaml')).toContain('\nlanguage: es\n');
  expect(told).toContain('that of "es" was taken; the others were written to resume.en.json.');
  expect(told).toContain('The others belong into files of their own, such as resume.it.json.');
  expect(leftOut).toEqual([
    'work[1].name: that of "en" differs from that of "es" in more than its words; resume.en.json lacks it.',
    'work[1].highlights: that of "en" differs from that of "es" in more than its words; resume.en.json lacks it.',
  ]);
  const { inLanguage, warnings } = readPortfolio(owner, { today: new Date(2026, 10, 21) });
  expect(inLanguage('en').owner.headline).toBe('Weaver');
  expect(warnings.join('\n')).not.toContain('resume.en.json');
});

test('keeps a backup of a translation that it replaces', async () => {
  const { owner, write } = await imported(RESUME);
  expect((await write(true)).notes[0]).toMatch(/resume\.en\.json is kept as .*resume\.en\.json\.bak\.$/);
  expect(readdirSync(owner)).toContain('resume.en.json.bak');
});

test('a résumé in one language has no translations', async () => {
  const { files, languages, textOf } = await imported({ basics: { name: 'Ada Byron', label: 'Weaver' } });
  expect(files).toEqual(['portal.yaml', 'resume.json']);
  expect(languages).toBeUndefined();
  expect(textOf('portal.yaml')).not.toContain('language: e');
});
