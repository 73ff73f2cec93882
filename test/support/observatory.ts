import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RealServer } from './real-servers';

/** The scanner with its exact packages, and the folder in which the tests install it. */
const [SOURCE, FOLDER] = [join('test', 'observatory'), join('.cache', 'observatory')];

export type Grade = {
  grade: string;
  score: number;
  status: number;
  /** The names of the scanner's failed checks. */ failed: string[];
  results: Record<string, number>;
};

const lockIn = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/**
 * Installs Mozilla's scanner once.
 * @throws with the output of the package manager
 */
function install(): void {
  const there = existsSync(join(FOLDER, 'installed')) && lockIn(FOLDER) === lockIn(SOURCE);
  cpSync(SOURCE, FOLDER, { recursive: true });
  if (there) return;
  // Without install scripts: one of them downloads unnecessary lists.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Mozilla’s scanner could not be installed:\n${stderr}`);
  writeFileSync(join(FOLDER, 'installed'), '');
}

/** The grade of Mozilla's HTTP Observatory for a page served over TLS. */
export async function gradeOf(
  { httpPort, httpsPort, certificate }: RealServer,
  path: string,
): Promise<Grade> {
  install();
  const scanner = spawn(
    process.execPath,
    [join(FOLDER, 'grade.mjs'), String(httpPort), String(httpsPort), path],
    {
      // Trusts the test's certificate.
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  scanner.stdout.on('data', (text) => (output += String(text)));
  await new Promise((done) => scanner.once('close', done));
  return JSON.parse(output) as Grade;
}
