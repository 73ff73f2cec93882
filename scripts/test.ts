import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

import { MAIL_VARIABLES } from '../src/resume/read/mail';
import { buildSite } from '../src/site/build-site';
import { chromiumPath } from './chromium';
import { runTool } from '../src/cli/run-tool';
import { e2eFailures, reportAt, unitFailures, type E2eReport, type UnitReport } from './test-reports';

const UNIT_REPORT = '.cache/unit.json';
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
  for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });
  process.env['CHROMIUM_PATH'] = chromiumPath();
  process.env['PROPERTY_RUNS'] ??= '0.2';
  // Tests never send real mail: the keys in the environment of the user are cleared.
  for (const variable of Object.values(MAIL_VARIABLES)) process.env[variable] = '';
  const checked = step('check: types, lint, format, dead code, laws, unit', 'npm', [
    'run',
    '--silent',
    'check',
  ]);
  console.log('\n── build');
  await buildSite('examples/sample', { forThisMachine: true });
  const browsed = step('end to end, in the browser', 'npx', ['playwright', 'test']);

  const unit = reportAt<UnitReport>(UNIT_REPORT);
  const e2e = reportAt<E2eReport>(E2E_REPORT);
  const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0);
  // The failures are printed last, since the end of a long log is what a terminal shows.
  const reasons = [...(unit ? unitFailures(unit) : []), ...(e2e ? e2eFailures(e2e) : [])];
  for (const reason of reasons) console.log(`\n${reason}`);
  const flaky = e2e?.stats.flaky ? ` (${e2e.stats.flaky} of them at the second try)` : '';
  console.log(`\n${passed} passed${flaky}, ${failed} failed`);
  if (!checked || !browsed || passed === 0) throw new Error('Some checks failed. The reasons are above.');
});
