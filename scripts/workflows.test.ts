import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type * as WorkflowParser from '@actions/workflow-parser';
import { tsImport } from 'tsx/esm/api';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = join('.github', 'workflows');
const WORKFLOWS = readdirSync(FOLDER);

// GitHub's parser imports JSON without the attribute that Node requires. tsx accepts it.
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = (await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
)) as typeof WorkflowParser;

type Step = { uses?: string; run?: string };
type Job = { if?: string; needs?: string; permissions?: Record<string, string>; steps: Step[] };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

/** The messages of GitHub's own parser for a workflow. */
async function complaints(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** The workflows of a clone that contains a portal. */
const OF_OWNERS = ['pages.yml', 'static-web-apps.yml'];
/** The workflows of the program's repository. */
const OF_PROGRAM = ['ci.yml', 'release.yml'];

test('there are workflows for the check, for releases, for Pages and for Static Web Apps', () => {
  expect(WORKFLOWS.toSorted()).toEqual([...OF_PROGRAM, ...OF_OWNERS].toSorted());
});

test('GitHub’s workflow parser reports errors', async () => {
  expect(await complaints('x.yml', 'on: push\njobs: { a: { runs-on: x, stepps: [] } }')).not.toEqual([]);
});

for (const name of WORKFLOWS)
  test(`${name} is valid for GitHub’s workflow parser`, async () => {
    expect(await complaints(name, readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
  });

for (const name of OF_PROGRAM)
  test(`${name} may only read, uses GitHub’s own actions, and runs scripts that exist`, () => {
    const { jobs, permissions } = parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    for (const uses of steps.flatMap((step) => step.uses ?? [])) expect(uses).toMatch(/^actions\//);
    const scriptsRun = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? []);
    expect(scriptsRun.length).toBeGreaterThan(0);
    for (const script of scriptsRun) expect(Object.keys(scripts)).toContain(script);
  });

test('every workflow pins every action by its hash, with the version beside it', () => {
  const files = [...WORKFLOWS.map((name) => join(FOLDER, name)), 'src/cli/starter-files.ts'];
  for (const file of files) {
    const used = readFileSync(file, 'utf8').match(/(?<=uses: ).*/g) ?? [];
    expect(used.length).toBeGreaterThan(1);
    for (const uses of used) expect(uses).toMatch(/^\w+\/[\w-]+@[0-9a-f]{40} # v\d/);
  }
});

test('the check runs on each supported Node, on Ubuntu and Windows', () => {
  const { jobs } = parse(readFileSync(join(FOLDER, 'ci.yml'), 'utf8')) as {
    jobs: { check: { strategy: { matrix: object }; steps: Step[] } };
  };
  expect(jobs.check.strategy.matrix).toEqual({
    os: ['ubuntu-latest', 'windows-latest'],
    node: ['20.19', '22', '24'],
  });
  expect(jobs.check.steps.flatMap(({ run }) => run ?? [])).toContain('npm run check');
});

test('Windows can run the scripts, and checks files out with the line ends that are checked', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // Its shell knows neither single quotes nor variables before a command.
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/'|^\w+=/);
  expect(readFileSync('.gitattributes', 'utf8')).toContain('* text=auto eol=lf');
});

for (const name of OF_OWNERS) {
  const content = readFileSync(join(FOLDER, name), 'utf8');
  const { jobs, permissions } = parse(content) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test(`${name} publishes only when enabled, with the least permissions`, () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job.needs ?? job.if).toMatch(/^build$|^vars\.PUBLISH == '/);
    const written = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    for (const [scope, may] of written) expect([scope, may]).not.toEqual(['contents', 'write']);
  });

  test(`${name} installs from the lockfile and checks before it publishes`, () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const commands = steps.flatMap(({ run }) => run?.split(' && ') ?? []);
    expect(commands).toEqual(['npm ci', 'npm run build', 'npm run deploy:check']);
    for (const command of commands.slice(1)) expect(Object.keys(scripts)).toContain(command.split(' ')[2]);
    expect(content).toContain('build/client');
  });
}
