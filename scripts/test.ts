import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

import { MAIL_VARIABLES } from '../src/resume/read/mail';
import { buildSite } from '../src/site/build-site';
import { chromiumPath } from './chromium';
import { runTool } from '../src/cli/progress';
import { e2eFailures, reportAt, unitFailures, type E2eReport, type UnitReport } from './test-reports';

const UNIT_REPORT = '.cache/unit.json';
const LONG_REPORT = '.cache/long.json';
const E2E_REPORT = '.cache/e2e.json';

function step(name: string, command: string, args: readonly string[]): boolean {
  console.log(`\n── ${name}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: process.env }).status === 0;
}

/**
 * `npm test`: runs all checks on the built site, in a real browser. Continues after a failure, to show all
 * failures.
 */
await runTool(async () => {
  for (const report of [UNIT_REPORT, LONG_REPORT, E2E_REPORT]) rmSync(report, { force: true });
  process.env['CHROMIUM_PATH'] = chromiumPath();
  process.env['PROPERTY_RUNS'] ??= '0.2';
  // Tests never send real mail: the keys in the environment of the user are cleared.
  for (const variable of Object.values(MAIL_VARIABLES)) process.env[variable] = '';
  const checked = step('check: types, lint, format, dead code, laws, unit', 'npm', [
    'run',
    '--silent',
    'check',
  ]);
  const longPassed = step('long: fuzzing and whole commands', 'npm', ['run', '--silent', 'long']);
  console.log('\n── build');
  await buildSite('examples/sample', { forThisMachine: true });
  const browsed = step('end to end, in the browser', 'npx', ['playwright', 'test']);

  const units = [UNIT_REPORT, LONG_REPORT].flatMap((file) => reportAt<UnitReport>(file) ?? []);
  const e2e = reportAt<E2eReport>(E2E_REPORT);
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const passed = sumOf(units.map((unit) => unit.numPassedTests)) + (e2e?.stats.expected ?? 0);
  const failed = sumOf(units.map((unit) => unit.numFailedTests)) + (e2e?.stats.unexpected ?? 0);
  // The failures are printed last, since the end of a long log is what a terminal shows.
  const reasons = [...units.flatMap(unitFailures), ...(e2e ? e2eFailures(e2e) : [])];
  for (const reason of reasons) console.log(`\n${reason}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (!checked || !longPassed || !browsed || passed === 0)
    throw new Error('Some checks failed. The reasons are above.');
});
