import { spawnSync } from 'node:child_process';

import { runTool } from '../src/cli/command';
import { chromiumPath } from './chromium';

/** Runs a tool. Returns its name if it fails. */
function step(name: string, ...[command = '', ...args]: readonly string[]): readonly string[] {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: process.env });
  return status === 0 ? [] : [name];
}

/**
 * `npm test`: runs all checks on the built site, in a real browser. Continues after a failure, to show all
 * failures.
 */
await runTool(async () => {
  process.env['CHROMIUM_PATH'] = chromiumPath();
  process.env['PROPERTY_RUNS'] ??= '0.1';
  const failed = [
    ...step('check: types, lint, format, dead code, laws, unit', 'npm', 'run', '--silent', 'check'),
    ...step('long: fuzzing, whole commands, documents and builds', 'npm', 'run', '--silent', 'long'),
  ];
  process.env['LOCAL_MAIL'] = '1';
  failed.push(...step('build', 'npm', 'run', '--silent', 'build'));
  failed.push(...step('end to end, in the browser', 'npx', 'playwright', 'test'));
  if (failed.length > 0) throw new Error(`\nFailed: ${failed.join('; ')}. The reasons are above.`);
  console.log('\nAll checks passed.');
});
