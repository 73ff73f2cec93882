import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PORTAL, RESUME, serve } from './edits-for-test';

const CARDS = JSON.stringify({
  basics: { name: 'Ada Byron', label: 'Analyst', email: 'ada@mill.example' },
  work: [{ name: 'Royal Loom', position: 'Analyst', startDate: '2021-02' }],
  skills: [{ name: 'Cards' }, { name: 'Hidden', hidden: true }],
});

test('a dropped résumé is shown before it is written, in one act that undo takes back', async () => {
  const { folder, write, text, importFile, again } = await serve();
  write('resume.es.json', '{ "work": [{ "position": "Tejedora" }] }');
  const shown = await importFile('../cards.json', CARDS);
  expect(shown).toMatchObject({
    status: 200,
    found: {
      resume: { basics: { label: 'Analyst' } },
      notes: expect.arrayContaining(['Read cards.json, a JSON Resume.']),
    },
  });
  expect(shown.found?.changes).toContain('+      "name": "Royal Loom",');
  expect(text('resume.json')).toBe(RESUME);
  expect(await importFile('cards.json', CARDS, true)).toMatchObject({ status: 200, sentence: '' });
  expect(JSON.parse(text('resume.json'))).toMatchObject({ work: [{ name: 'Royal Loom' }] });
  expect([text('portal.yaml'), JSON.parse(text('resume.es.json'))]).toEqual([PORTAL, {}]);
  expect(existsSync(join(folder, 'cards.json'))).toBe(false);
  await again('undo');
  expect([text('resume.json'), text('resume.es.json')]).toEqual([
    RESUME,
    '{ "work": [{ "position": "Tejedora" }] }',
  ]);
});

test('a file that is no résumé, a stale page and a hidden entry are refused, and nothing is written', async () => {
  const { write, text, edits, importFile } = await serve();
  expect(await importFile('letter.txt', 'Dear Sir or Madam')).toMatchObject({
    status: 409,
    sentence: expect.stringMatching(/^letter\.txt: expected a résumé/),
  });
  expect(await importFile('cards.json', CARDS, true, { 'x-portalfolio-token': 'other' })).toMatchObject({
    status: 403,
  });
  expect(await importFile('cards.json', CARDS, true, { origin: 'https://other.example' })).toMatchObject({
    status: 403,
  });
  const { version } = edits.state();
  for (const name of ['work[0]', 'basics.profiles[0]', 'work[].highlights[0]']) {
    write('resume.json', RESUME.replace('"summary"', '"profiles": [{ "network": "Looms" }], "summary"'));
    write('portal.yaml', `${PORTAL}privacy: { hide: ['${name}'] }\n`);
    expect(version).not.toBe(edits.state().version);
    expect(await importFile('cards.json', CARDS)).toMatchObject({
      status: 409,
      sentence: expect.stringContaining(name),
    });
  }
  expect(text('resume.json')).toContain('Looms');
});

test('a text is edited in its translation, whose lists get the entries before it', async () => {
  const { folder, write, text, edits, send } = await serve();
  write('resume.es.json', '{\n  "basics": { "summary": "Tejedora." }\n}\n');
  const set = (path: (string | number)[], value?: string) =>
    send({
      act: 'change',
      title: 'Texto',
      edits: [{ file: 'resume.json', language: 'es', path, value }],
      version: edits.state().version,
    });
  expect(await set(['basics', 'summary'], 'Tejedora con experiencia.')).toMatchObject({
    status: 200,
    state: { translations: { es: { 'resume.json': { basics: { summary: 'Tejedora con experiencia.' } } } } },
  });
  expect((await set(['projects', 0, 'description'], 'Planifica los telares.')).status).toBe(200);
  expect(JSON.parse(text('resume.es.json'))).toEqual({
    basics: { summary: 'Tejedora con experiencia.' },
    projects: [{ description: 'Planifica los telares.' }],
  });
  expect(text('resume.json')).toBe(RESUME);
  expect(await set(['basics', 'summary'], 'Uno.\n\nDos.')).toMatchObject({
    status: 409,
    sentence: 'Expected 1 paragraph as in resume.json, got 2.',
  });
  expect((await set(['../resume'], 'x')).status).toBe(409);
  const path = ['basics', 'summary'];
  const first = { file: 'resume.json', language: 'pt', path, value: 'Tecelã.' };
  await send({ act: 'change', title: 'Texto', edits: [first], version: edits.state().version });
  expect(existsSync(join(folder, 'resume.pt.json'))).toBe(true);
  await send({ act: 'undo', version: edits.state().version });
  expect(existsSync(join(folder, 'resume.pt.json'))).toBe(false);
  const { version } = edits.state();
  for (const refused of [
    [{ file: 'resume.json', language: '../resume', path, value: 'x' }],
    [{ file: 'resume.json', language: 'es', path: ['work'], at: 0, added: {} }],
    [
      { file: 'resume.json', path, value: 'x' },
      { file: 'resume.json', language: 'es', path, value: 'x' },
    ],
  ])
    expect((await send({ act: 'change', title: 'Texto', edits: refused, version })).status).toBe(409);
  write('resume.es.json', '{}');
  expect(edits.state().version).not.toBe(version);
});
