import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { TOKEN_HEADER } from './edit-requests';
import { PORTAL, RESUME, serve } from './edits-for-test';
import { OwnerFilesEditor } from './owner-files-editor';

const ENTITY = 'resume.json projects "Planner" entity';

test('accepts proposals in both files as one act, which is undone to the byte and done again', async () => {
  const { text, edits, accept, again } = await serve();
  expect(await accept('portal.yaml stats', ENTITY)).toMatchObject({ status: 200, sentence: '' });
  expect(text('portal.yaml').startsWith(PORTAL)).toBe(true);
  expect(parse(text('portal.yaml'))).toMatchObject({ title: 'Looms', stats: [{ value: '18+' }, {}, {}] });
  expect(text('resume.json')).toContain('"entity": "Mill"');
  const accepted = [text('resume.json'), text('portal.yaml')];
  expect(edits.state().undo).toBe(`Accept: portal.yaml stats, ${ENTITY}`);
  expect((await again('undo')).status).toBe(200);
  expect([text('resume.json'), text('portal.yaml')]).toEqual([RESUME, PORTAL]);
  expect((await again('redo')).status).toBe(200);
  expect([text('resume.json'), text('portal.yaml')]).toEqual(accepted);
  expect((await again('redo')).sentence).toBe('There is nothing to redo.');
});

test('a dismissed proposal is not made again', async () => {
  const { text, edits, send } = await serve();
  const { version } = edits.state();
  await send({ act: 'dismiss', proposals: ['portal.yaml stats'], version });
  expect(parse(text('portal.yaml'))).toEqual({ title: 'Looms', dismissed: ['portal.yaml stats'] });
  const again = await send({
    act: 'dismiss',
    proposals: ['portal.yaml stats'],
    version: edits.state().version,
  });
  expect(again.status).toBe(409);
});

test('makes the résumé standard, which is undone to the byte', async () => {
  const { write, text, edits, send, again } = await serve();
  const written = RESUME.replace('"startDate"', '"start_date"');
  write('resume.json', written);
  expect((await send({ act: 'tidy', version: edits.state().version })).status).toBe(200);
  expect(text('resume.json')).toBe(RESUME);
  expect(edits.state().undo).toBe('Make it standard');
  await again('undo');
  expect(text('resume.json')).toBe(written);
});

test('a portal.yaml that an act made is removed when it is undone', async () => {
  const { folder, accept, again } = await serve();
  unlinkSync(join(folder, 'portal.yaml'));
  expect((await accept('portal.yaml stats')).status).toBe(200);
  expect(existsSync(join(folder, 'portal.yaml'))).toBe(true);
  await again('undo');
  expect(existsSync(join(folder, 'portal.yaml'))).toBe(false);
});

test('changes of another program win over an edit and over undo, and nothing is lost', async () => {
  const { folder, write, text, edits, accept, again, send } = await serve();
  const { version } = edits.state();
  write('portal.yaml', `${PORTAL}siteUrl: https://ada.dev\n`);
  const late = await send({ act: 'accept', proposals: ['portal.yaml stats'], version });
  expect(late).toMatchObject({ status: 409, sentence: expect.stringMatching(/^Your files were changed/) });
  expect(text('portal.yaml')).toBe(`${PORTAL}siteUrl: https://ada.dev\n`);
  await accept('portal.yaml stats');
  write('portal.yaml', PORTAL);
  expect((await again('undo')).sentence).toMatch(/^A file was changed after “Accept: portal.yaml stats”/);
  expect(text('portal.yaml')).toBe(PORTAL);
  const history = join(folder, '.portalfolio', 'history');
  expect(readdirSync(history)).toHaveLength(2);
  expect(readFileSync(join(history, '.gitignore'), 'utf8')).toBe('*\n');
  // After a restart, what was changed by hand cannot be undone.
  expect(new OwnerFilesEditor(folder).next).toEqual({ undo: null, redo: null, edits: [] });
});

test('an act can be undone after a restart', async () => {
  const { folder, text, accept } = await serve();
  await accept(ENTITY);
  for (const [at, broken] of ['{"title": "Acc', 'null', '[]'].entries())
    writeFileSync(join(folder, '.portalfolio', 'history', `9-${at}.json`), broken);
  new OwnerFilesEditor(folder).step('undo');
  expect(text('resume.json')).toBe(RESUME);
});

test('after a restart, an act that was undone does not stop the undo of those before it', async () => {
  const { folder, text } = await serve();
  const title = (value: string) => ({ file: 'portal.yaml', path: ['title'], value });
  const editor = new OwnerFilesEditor(folder);
  editor.apply('one', [title('One')]);
  editor.apply('two', [title('Two')]);
  editor.step('undo');
  editor.apply('three', [title('Three')]);
  const restarted = new OwnerFilesEditor(folder);
  restarted.step('undo');
  expect(restarted.next).toMatchObject({ undo: 'one', redo: 'three' });
  restarted.step('undo');
  expect([text('portal.yaml'), restarted.next.undo]).toEqual([PORTAL, null]);
});

test('a link to another file is not followed', async () => {
  const { folder, write, text, accept } = await serve();
  unlinkSync(join(folder, 'portal.yaml'));
  write('elsewhere.yaml', PORTAL);
  symlinkSync(join(folder, 'elsewhere.yaml'), join(folder, 'portal.yaml'));
  const refused = await accept('portal.yaml stats', ENTITY);
  expect(refused).toMatchObject({
    status: 409,
    sentence: 'portal.yaml is a link to another file: edit that file by hand.',
  });
  expect([text('elsewhere.yaml'), text('resume.json')]).toEqual([PORTAL, RESUME]);
});

test.each<[string, number, Record<string, string>, string?]>([
  ['another site', 403, { origin: 'https://evil.example' }],
  ['a page that a name of another site leads to', 403, { 'sec-fetch-site': 'cross-site' }],
  ['a proxy', 403, { 'x-forwarded-for': '203.0.113.9' }],
  ['a page without the token', 403, { [TOKEN_HEADER]: 'guess' }],
  ['a form', 415, { 'content-type': 'text/plain' }],
  ['a link', 405, {}, 'GET'],
])('%s is refused with %i', async (_from, status, headers, method) => {
  const { text, edits, send } = await serve();
  const body = { act: 'accept', proposals: ['portal.yaml stats'], version: edits.state().version };
  expect((await send(body, headers, method)).status).toBe(status);
  expect(text('portal.yaml')).toBe(PORTAL);
});

test('requests of another form change nothing', async () => {
  const { text, edits, send } = await serve();
  const { version } = edits.state();
  for (const body of [
    '{',
    'null',
    '[]',
    { act: 'remove' },
    { act: 'accept', proposals: ['../../etc/passwd stats'], version },
    { act: 'accept', proposals: [{}], version },
    { act: 'accept', proposals: ['portal.yaml stats'] },
    ...[
      [],
      [{ file: 'resume.json', value: 1 }],
      [{ file: '../resume.json', path: ['basics'], value: 1 }],
      [{ file: 'resume.json', path: ['__proto__', 'x'], value: 1 }],
    ].map((all) => ({ act: 'change', title: 'Edit', edits: all, version })),
  ])
    expect((await send(body)).status).toBeGreaterThanOrEqual(400);
  expect((await send(`"${'x'.repeat(2_000_001)}"`)).status).toBe(413);
  expect([text('resume.json'), text('portal.yaml')]).toEqual([RESUME, PORTAL]);
});

test('a proposal is written into its entry, whatever is hidden before it', async () => {
  const { text, write, accept } = await serve();
  const planner = RESUME.slice(RESUME.indexOf('{ "name": "Planner"'), RESUME.indexOf('\n  ]\n'));
  write('resume.json', RESUME.replace(planner, `{ "name": "Secret" },\n    ${planner}`));
  write('portal.yaml', 'privacy: { hide: ["projects[0]"] }\n');
  expect((await accept(ENTITY)).status).toBe(200);
  const { projects } = JSON.parse(text('resume.json')) as { projects: object[] };
  expect(projects).toEqual([{ name: 'Secret' }, expect.objectContaining({ entity: 'Mill' })]);
});

test('entries of another tool’s form get no proposal before they are tidied', async () => {
  const { write, text, accept } = await serve();
  const other = RESUME.replace('"projects"', '"portfolio"');
  write('resume.json', other);
  expect((await accept(ENTITY)).status).toBe(409);
  expect(text('resume.json')).toBe(other);
});

test('a file in another encoding is not written', async () => {
  const { folder, accept } = await serve();
  const bytes = Buffer.from(RESUME.replace('Byron', 'Muñoz'), 'latin1');
  writeFileSync(join(folder, 'resume.json'), bytes);
  expect(await accept(ENTITY)).toMatchObject({
    status: 409,
    sentence: 'resume.json is not in UTF-8: save it in UTF-8 first.',
  });
  expect(readFileSync(join(folder, 'resume.json'))).toEqual(bytes);
});

test('a file that only its owner may read stays one', async () => {
  const { folder, accept } = await serve();
  const file = join(folder, 'resume.json');
  chmodSync(file, 0o600);
  await accept(ENTITY);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a change is validated with the reader’s sentence, and names the version of the files', async () => {
  const { text, write, edits, send } = await serve();
  const { version } = edits.state();
  const change = (...all: unknown[]) =>
    send({ act: 'change', title: 'Edit', edits: all, version: edits.state().version });
  const mail = { file: 'resume.json', path: ['basics', 'email'], value: 'nobody' };
  expect(await change(mail)).toMatchObject({
    status: 422,
    problems: [{ path: ['basics', 'email'], sentence: 'expected an e-mail address, got "nobody".' }],
  });
  expect(
    await change({ file: 'portal.yaml', path: ['companies', 'Mill', 'icon'], value: 'mil' }),
  ).toMatchObject({
    status: 422,
    problems: [{ sentence: expect.stringContaining('no icon is named "mil"') }],
  });
  expect(text('resume.json')).toBe(RESUME);
  expect((await change({ ...mail, value: 'ada@mill.dev' })).status).toBe(200);
  expect(text('resume.json')).toContain('"email": "ada@mill.dev"');
  write('resume.json', RESUME.replace('Weaver with', 'A weaver with'));
  expect(await send({ act: 'change', title: 'Edit', edits: [mail], version })).toMatchObject({
    status: 409,
    isConflict: true,
    state: {
      files: { 'resume.json': { data: { basics: { summary: expect.stringContaining('A weaver') } } } },
    },
  });
});

test('an entry that comes, goes or moves takes its hidden path and its translations with it', async () => {
  const { text, write, edits, send } = await serve();
  const work = ['Mill', 'Loom', 'Dye'].map((name) => ({ name }));
  write('resume.json', JSON.stringify({ basics: { name: 'Ada' }, work }, null, 2));
  write('resume.es.json', JSON.stringify({ work: [{ name: 'Molino' }, { name: 'Telar' }] }, null, 2));
  write('portal.yaml', 'privacy: { hide: ["work[1]", "work[2].url", email] }\n');
  const before = ['resume.json', 'resume.es.json', 'portal.yaml'].map(text);
  const change = (...all: object[]) =>
    send({
      act: 'change',
      title: 'Edit',
      edits: all.map((one) => ({ file: 'resume.json', ...one })),
      version: edits.state().version,
    });
  const hidden = () => (parse(text('portal.yaml')) as { privacy?: { hide: string[] } }).privacy?.hide;
  const translated = () => (JSON.parse(text('resume.es.json')) as { work: { name?: string }[] }).work;
  await change({ path: ['work'], at: 0, added: { name: 'Wool' } });
  expect(hidden()).toEqual(['work[2]', 'work[3].url', 'email']);
  expect(translated()).toEqual([{}, { name: 'Molino' }, { name: 'Telar' }]);
  await change({ path: ['work'], from: 1, to: 3 });
  expect(hidden()).toEqual(['work[1]', 'work[2].url', 'email']);
  expect(translated()).toEqual([{}, { name: 'Telar' }, {}, { name: 'Molino' }]);
  await change({ path: ['work', 2], value: undefined }, { path: ['work', 1], value: undefined });
  expect(hidden()).toEqual(['email']);
  expect(translated()).toEqual([{}, { name: 'Molino' }]);
  for (let at = 0; at < 3; at += 1) await send({ act: 'undo', version: edits.state().version });
  expect(['resume.json', 'resume.es.json', 'portal.yaml'].map(text)).toEqual(before);
});

const PICTURE = readFileSync('docs/dashboard.png');

test('a picture is stored by its kind, beside others of its name, and nothing else is', async () => {
  const { folder, store } = await serve();
  expect(await store('../../Ünïque Photo.exe', PICTURE)).toMatchObject({ file: 'images/unique-photo.png' });
  expect(await store('unique photo.png', PICTURE)).toMatchObject({ file: 'images/unique-photo.png' });
  writeFileSync(join(folder, 'images', 'unique-photo.png'), 'another');
  expect(await store('unique photo.png', PICTURE)).toMatchObject({ file: 'images/unique-photo-2.png' });
  expect(await store('page.png', Buffer.from('<!DOCTYPE html><p>'))).toMatchObject({ status: 409 });
  expect(await store('photo.png', PICTURE, { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
  });
  expect(await store('photo.png', PICTURE, { [TOKEN_HEADER]: 'guess' })).toMatchObject({ status: 403 });
  expect(await store('photo.png', PICTURE, { 'content-type': 'image/png' })).toMatchObject({ status: 415 });
  expect(await store('photo.png', Buffer.alloc(20_000_001))).toMatchObject({ status: 413 });
  expect(readdirSync(join(folder, 'images'))).toEqual(['unique-photo-2.png', 'unique-photo.png']);
});

test('a picture is not stored in a linked folder', async () => {
  const { folder, store } = await serve();
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  symlinkSync(elsewhere, join(folder, 'images'));
  expect(await store('photo.png', PICTURE)).toMatchObject({ status: 409 });
  expect(readdirSync(elsewhere)).toEqual([]);
});
