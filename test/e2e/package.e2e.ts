import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from '@playwright/test';

// The test packs, installs and builds.
test.describe.configure({ timeout: 600_000 });

const SAMPLE = 'examples/sample/resume.json';
const NAME = (JSON.parse(readFileSync(SAMPLE, 'utf8')) as { basics: { name: string } }).basics.name;

/** The environment of an owner, not of the test runner. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  BUILD_DIR: undefined,
  CONTENT_DIR: undefined,
  LOCAL_MAIL: undefined,
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};

function run(cwd: string, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: ENVIRONMENT, encoding: 'utf8' });
  return { status, said: stdout, sentence: stderr };
}

/**
 * Starts a long-running command.
 * @returns the first address in its output
 */
async function started(
  cwd: string,
  ...args: readonly string[]
): Promise<{ child: ChildProcess; url: string }> {
  const program = join(cwd, 'node_modules/portalfolio/dist/portalfolio.js');
  const child = spawn(process.execPath, [program, ...args], { cwd, env: ENVIRONMENT });
  const url = await new Promise<string>((found, ended) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      const [address] = /http:\/\/localhost:\d+/.exec((said += String(text))) ?? [];
      if (address) found(address);
    });
    child.on('exit', () => ended(new Error(said)));
  });
  return { child, url };
}

test('an owner has five files and one dependency, and needs nothing of this repository', async ({ page }) => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'portalfolio-')));
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const packed = spawnSync(process.execPath, [tsx, 'scripts/pack.ts', place], { encoding: 'utf8' });
  expect(packed.status, packed.stderr).toBe(0);
  const [archive = ''] = /\S+portalfolio-\d\S+\.tgz/.exec(packed.stdout) ?? [];
  // Deletes the source folders: only the archives are used.
  for (const folder of ['portalfolio', 'create-portalfolio'])
    rmSync(join(place, folder), { recursive: true });

  const made = run(
    place,
    'npm',
    'exec',
    '--yes',
    `--package=${archive}`,
    '--',
    'portalfolio',
    'init',
    'me',
    '--name',
    'Ada Lovelace',
  );
  expect(made.status, made.sentence).toBe(0);
  const me = join(place, 'me');
  const manifest = readFileSync(join(me, 'package.json'), 'utf8');
  expect(Object.keys((JSON.parse(manifest) as { dependencies: object }).dependencies)).toEqual([
    'portalfolio',
  ]);
  expect(existsSync(join(me, 'package-lock.json'))).toBe(true);
  for (const absent of ['vite', 'typescript', 'playwright', 'tsx', 'react'])
    expect(existsSync(join(me, 'node_modules', absent)), absent).toBe(false);

  const npx = (...args: string[]) => run(me, 'npx', '--no-install', 'portalfolio', ...args);
  const imported = npx('import', resolve(SAMPLE), '--force');
  expect(imported.status, imported.sentence).toBe(0);

  const resume = join(me, 'resume.json');
  const text = readFileSync(resume, 'utf8');
  const { child, url } = await started(me, 'dev', '--port', '0');
  try {
    await page.goto(`${url}/dashboard`);
    await expect(page).toHaveTitle(`Dashboard - ${NAME}`, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Documents' }).click();
    const proof = page.getByRole('dialog', { name: 'What a recruiter’s system reads in your documents' });
    await expect(proof.getByRole('status')).toHaveText('Nothing is lost.', { timeout: 60_000 });
    await expect(proof.getByRole('listitem').first()).toContainText('PDF (en): pages: ');
    await proof.getByRole('button', { name: 'Close' }).click();
    writeFileSync(resume, text.replace(NAME, `${NAME} Edited`));
    await expect(page).toHaveTitle(`Dashboard - ${NAME} Edited`, { timeout: 60_000 });
    writeFileSync(resume, text.slice(0, -3));
    const overlay = page.getByRole('dialog', { name: 'The portal cannot be built' });
    await expect(overlay).toContainText('resume.json:', { timeout: 60_000 });
    writeFileSync(resume, text);
    await expect(page).toHaveTitle(`Dashboard - ${NAME}`, { timeout: 60_000 });
    await expect(overlay).toBeHidden();
  } finally {
    child.kill();
  }

  const checked = npx('check', '--json');
  expect(JSON.parse(checked.said)).toMatchObject({ ok: true, owner: NAME });
  const built = npx('build');
  expect(built.status, built.sentence).toBe(0);
  for (const file of ['resume.pdf', 'resume.docx', 'dashboard/index.html.br', 'es/dashboard/index.html'])
    expect(existsSync(join(me, 'build/client', file)), file).toBe(true);
  // Tools for JSON Resume find the package as a theme beside them.
  for (const name of ['resumed', 'sade', 'mri', 'strip-json-comments'])
    cpSync(join('node_modules', name), join(me, 'node_modules', name), { recursive: true });
  const themed = run(
    me,
    process.execPath,
    'node_modules/resumed/bin/resumed.js',
    'render',
    'resume.json',
    '-o',
    'cv.html',
    '-t',
    'portalfolio',
  );
  expect(themed.status, themed.sentence).toBe(0);
  await page.goto(pathToFileURL(join(me, 'cv.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeVisible();
  const options = run(me, process.execPath, '-p', "JSON.stringify(require('portalfolio').pdfRenderOptions)");
  expect((await page.pdf(JSON.parse(options.said) as object)).subarray(0, 5).toString()).toBe('%PDF-');

  const doctor = JSON.parse(npx('doctor', '--json').said) as { advice: { sentence: string }[] };
  expect(doctor.advice.map(({ sentence }) => sentence)).not.toContain(
    'There is no build yet. Run npm run build.',
  );
  expect(npx('bild').status).toBe(2);

  const preview = await started(me, 'preview', '--port', '0');
  await page.goto(`${preview.url}/profile`);
  await expect(page.getByRole('main')).toContainText(NAME);
  preview.child.kill();
  expect(readFileSync(join(me, 'package.json'), 'utf8')).toBe(manifest);

  // pnpm isolates the dependencies of each package.
  if (run(place, 'pnpm', '--version').status === 0) {
    for (const name of ['node_modules', 'package-lock.json']) rmSync(join(me, name), { recursive: true });
    expect(run(me, 'pnpm', 'install').status).toBe(0);
    const again = run(me, 'pnpm', 'exec', 'portalfolio', 'build');
    expect(again.status, again.sentence).toBe(0);
  } else test.info().annotations.push({ type: 'pnpm', description: 'It is not installed here.' });
  rmSync(place, { recursive: true });
});
