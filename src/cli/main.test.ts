import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { runCommand } from './run-for-test';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each(['init', 'dev', 'build', 'preview', 'check', 'import', 'tidy', 'publish', 'doctor'])(
  '%s --help shows usage and examples',
  async (name) => {
    const { status, output } = await runCommand(name, '--help');
    expect(status).toBe(0);
    expect(output).toMatch(new RegExp(`^portalfolio ${name} .*\\[OPTIONS\\]`));
    expect(output).toMatch(new RegExp(`Examples:\\n  .*portalfolio ${name}`));
  },
);

test('tidy shows the changes as a diff, refuses them with --check, and writes them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidy-'));
  const file = join(folder, 'resume.json');
  const text = '{\n  "basics": { "fullName": "Ada Weaver" }\n}\n';
  writeFileSync(file, text);
  const { status, output } = await runCommand('tidy', folder, '--check');
  expect(status).toBe(1);
  expect(output).toBe(
    `Index: ${file}
===================================================================
--- ${file}
+++ ${file}
@@ -1,3 +1,3 @@
 {
-  "basics": { "fullName": "Ada Weaver" }
+  "basics": { "name": "Ada Weaver" }
 }
– Other names of fields become those of the standard.
Nothing was written; this writes the changes: npm run tidy -- --write`,
  );
  expect((await runCommand('tidy', folder)).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(text);
  const written = await runCommand('tidy', folder, '--write', '--check');
  expect(written.status).toBe(0);
  expect(written.output).toContain(`Written: ${file}. It was kept as ${file}.bak.`);
  expect(readFileSync(file, 'utf8')).toBe(text.replace('fullName', 'name'));
  expect((await runCommand('tidy', folder, '--check')).output).toBe(
    `${file}: standard JSON Resume, nothing to change.`,
  );
});

test.each([
  [['bild'], 'bild: there is no such command, did you mean "build"?\nportalfolio --help says more.'],
  [
    ['check', 'a', 'b'],
    '"b" is not expected here; check takes [FOLDER].\nportalfolio check --help says more.',
  ],
  [['check', '--shoes'], expect.stringMatching(/--shoes[^]*\nportalfolio check --help says more\.$/)],
  [['publish', '--host', ''], '--host: expected a value after it.\nportalfolio publish --help says more.'],
  [
    ['preview', '--port', 'x'],
    '--port: expected a number between 0 and 65535, got "x".\nportalfolio preview --help says more.',
  ],
])('%j is wrong usage', async (args, sentence) => {
  expect(await runCommand(...args)).toEqual({ status: 2, output: '', errors: sentence });
});

test('help prints the documents for owners, and names them; changes and the version are printed too', async () => {
  expect((await runCommand('help')).output).toContain(
    'content, case-studies, import, publishing, speed, theme, words',
  );
  expect((await runCommand('help', 'theme')).output).toContain('`theme.css`');
  expect((await runCommand('help', 'words.en.yaml')).output).toContain('dashboard:');
  expect((await runCommand('help', 'build')).output).toMatch(/^portalfolio build/);
  expect(await runCommand('help', 'architecture')).toMatchObject({
    status: 2,
    errors: expect.stringContaining('there is nothing about "architecture"; expected one of init,'),
  });
  expect((await runCommand('changes')).output).toContain('# Changes');
  expect((await runCommand('--version')).output).toMatch(/^\d+\.\d+\.\d+(?: \([0-9a-f]{8}\))?$/);
});

test('check lists every private field that is published, and those that are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const basics = {
    name: 'Ada',
    phone: '+44 20 7946 0000',
    birthDate: '1815-12-10',
    gender: 'female',
    location: { address: '12 Loom Street', city: 'London' },
  };
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '1833', salary: '300' }];
  writeFileSync(join(folder, 'resume.json'), JSON.stringify({ basics, work }, null, 2));
  writeFileSync(
    join(folder, 'portal.yaml'),
    'privacy: { publish: [birthDate, address] }\npublish: [basics.gender]\n',
  );
  const lines = (await runCommand('check', folder)).output.split('\n');
  const fieldsAfter = (start: string) =>
    lines.flatMap((line) => (line.startsWith(start) ? (/\S+ \(\w+\)$/.exec(line)?.[0] ?? []) : []));
  expect(fieldsAfter('published ')).toEqual([
    'basics.birthDate (birthDate)',
    'basics.location.address (address)',
  ]);
  expect(fieldsAfter('not published ')).toEqual(['basics.phone (phone)']);
  expect(lines.join('\n')).toContain('write "publish: [work.salary]" into portal.yaml');
  expect(lines.join('\n')).not.toContain('basics.gender:');
});

test('init creates an owner’s folder without questions, and never overwrites a résumé', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'init-')), 'My Portal');
  const first = await runCommand('init', folder, '--name', 'Ada', '--no-install');
  expect(first.status).toBe(0);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of ['resume.json', 'portal.yaml', 'images', 'package.json', '.gitignore', 'README.md'])
    expect(files).toContain(file);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    scripts: object;
    dependencies: object;
  };
  expect(manifest.name).toBe('my-portal');
  expect(Object.keys(manifest.scripts).join(' ')).toBe('dev build preview check suggest tidy doctor publish');
  expect(Object.keys(manifest.dependencies)).toEqual(['portalfolio']);
  expect(readFileSync(join(folder, 'portal.yaml'), 'utf8')).toMatch(
    /^# yaml-language-server: \$schema=\.\/node_modules\/portalfolio\/portal\.schema\.json\n/,
  );
  expect((await runCommand('check', folder)).status).toBe(0);

  writeFileSync(join(folder, 'README.md'), 'Mine');
  expect((await runCommand('init', folder, '--name', 'Bob', '--no-install')).status).toBe(0);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Mine');
  expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toContain('"Ada"');
  const refused = await runCommand('init', folder, '--from', 'test/fixtures/linkedin', '--no-install');
  expect(refused).toMatchObject({ status: 1, errors: expect.stringContaining('holds a résumé already') });
});

test('init started by npm for an archive depends on it, and takes it along', async () => {
  const [folder, elsewhere] = [mkdtempSync(join(tmpdir(), 'init-')), mkdtempSync(join(tmpdir(), 'init-'))];
  const archive = join(elsewhere, 'portalfolio-1.2.3.tgz');
  writeFileSync(archive, 'The program.');
  vi.stubEnv('npm_config_package', archive);
  expect((await runCommand('init', folder, '--name', 'Ada', '--no-install')).status).toBe(0);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: { portalfolio: string };
  };
  expect(dependencies.portalfolio).toBe('file:portalfolio-1.2.3.tgz');
  expect(existsSync(join(folder, 'portalfolio-1.2.3.tgz'))).toBe(true);
});
