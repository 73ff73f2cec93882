import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A site built for one test: its address, the output of the build, and a function that closes it. */
export type TestSite = { url: string; build: string; output: string; close: () => void };

/** Test sites are built for publishing. */
export const NO_SERVICE = { LOCAL_MAIL: '' };

/** The commands `build` and `preview` in one process, because loading the program takes longer than serving. */
const BUILD_AND_SERVE = `import('./src/cli/main.ts').then(async ({ main }) => {
  process.exitCode = (await main(['build', process.argv[1]])) || (await main(['preview']));
})`;

/**
 * Builds and serves the site of a content folder.
 * @throws with the output of the build
 */
export async function siteFrom(
  content: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  mkdirSync('.cache', { recursive: true });
  const build = environment['BUILD_DIR'] ?? mkdtempSync(join('.cache', 'build-'));
  const env = { ...process.env, ...NO_SERVICE, ...environment, BUILD_DIR: build, PORT: '0' };
  const site = spawn(process.execPath, ['--import', 'tsx', '-e', BUILD_AND_SERVE, content], { env });
  const printed = { output: '', errors: '' };
  site.stderr.on('data', (text: Buffer) => (printed.errors += String(text)));
  const url = await new Promise<string>((found, failed) => {
    site.stdout.on('data', (text: Buffer) => {
      const [, address] = /^(http:\/\/localhost.*)\n/m.exec((printed.output += String(text))) ?? [];
      if (address) found(address);
    });
    site.once('close', () => failed(new Error(printed.errors)));
  });
  return {
    url,
    build,
    output: printed.output,
    close() {
      site.kill();
      rmSync(build, { recursive: true });
    },
  };
}

/** `portal.es.yaml`, `resume.pt.json`. */
const TRANSLATION = /\.[a-z]{2}\.(?:json|ya?ml)$/;

/** The sample's site with a changed `portal.yaml` and without its translations. */
export async function siteOf(
  change: (portal: string) => string,
  environment?: Readonly<Record<string, string>>,
): Promise<TestSite> {
  const content = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('examples/sample', content, { recursive: true, filter: (file) => !TRANSLATION.test(file) });
  const portal = join(content, 'portal.yaml');
  writeFileSync(portal, change(readFileSync(portal, 'utf8')));
  return siteFrom(content, environment);
}
