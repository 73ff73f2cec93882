import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runTool } from '../src/cli/command';

const FOLDER = resolve('.cache', 'visual');
const CONFIG = join('test', 'visual', 'playwright.config.ts');

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The folder with the sources of a revision and their packages. */
function extract(revision: string): string {
  const commit = run('git', ['rev-parse', '--short', `${revision}^{commit}`], '.');
  const folder = join(FOLDER, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  run('git', ['archive', '--output', archive, commit], '.');
  run('tar', ['-xf', archive, '-C', folder], '.');
  rmSync(archive);
  const hasSamePackages =
    readFileSync('package-lock.json', 'utf8') === readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (hasSamePackages) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci'], folder);
  return folder;
}

/** Builds the sample's site in a folder of sources, serves it on a free port, and runs Playwright on it. */
async function onScreens(folder: string, build: string, ...options: readonly string[]): Promise<boolean> {
  const env = { ...process.env, BUILD_DIR: build, LOCAL_MAIL: '1', COMPRESSION: 'quick', PORT: '0' };
  const program = ['--import', 'tsx', 'src/cli/portalfolio.ts'];
  console.log(`Building ${folder} …`);
  const built = spawnSync(process.execPath, [...program, 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${folder} could not be built: ${built.stderr}`);
  const server: ChildProcess = spawn(process.execPath, [...program, 'preview'], { cwd: folder, env });
  try {
    const url = await new Promise<string>((found) =>
      server.stdout?.once('data', (line: Buffer) => found(String(line).trim())),
    );
    const { status } = spawnSync('npx', ['playwright', 'test', '--config', CONFIG, ...options], {
      env: { ...process.env, VISUAL_URL: url },
      stdio: 'inherit',
    });
    return status === 0;
  } finally {
    server.kill();
  }
}

/**
 * `npm run visual -- --against REV`: builds two commits on this machine, and lays every screen where they differ side
 * by side in Playwright's report. A tool for reviewers: browsers and fonts differ between machines, so no picture is
 * kept in the repository.
 */
await runTool(async () => {
  const { values } = parseArgs({ options: { against: { type: 'string', default: 'HEAD' } } });
  await onScreens(extract(values.against), join(FOLDER, 'build-before'), '--update-snapshots=all');
  const isSame = await onScreens('.', join(FOLDER, 'build-after'));
  console.log(isSame ? 'No difference.' : `The differences: ${join(FOLDER, 'report', 'index.html')}`);
});
