import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type * as WorkflowParser from '@actions/workflow-parser';
import { tsImport } from 'tsx/esm/api';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { starterFiles } from '../src/cli/init';

const FOLDER = join('.github', 'workflows');
const WORKFLOWS = readdirSync(FOLDER);

// GitHub's parser imports JSON without the attribute that Node requires. tsx accepts it.
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = (await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
)) as typeof WorkflowParser;

type Step = { uses?: string; run?: string };
type Job = {
  if?: string;
  outputs?: Record<string, string>;
  needs?: string;
  permissions?: Record<string, string>;
  steps: Step[];
};
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

/** The messages of GitHub's own parser for a workflow. */
async function complaints(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** The workflows of a clone that contains a portal. */
const OF_OWNERS = ['pages.yml'];
/** The workflows of the program's repository. */
const OF_PROGRAM = ['ci.yml', 'release.yml'];

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

test('the workflows for Pages publish hidden files, such as .well-known/', () => {
  for (const file of [join(FOLDER, 'pages.yml'), 'src/cli/starter/pages.yml'])
    expect(readFileSync(file, 'utf8')).toContain('include-hidden-files: true');
});

test('every workflow pins every action by its hash, with the version beside it', () => {
  const files = [...WORKFLOWS.map((name) => join(FOLDER, name)), 'src/cli/starter/pages.yml'];
  for (const file of files) {
    const used = readFileSync(file, 'utf8').match(/(?<=uses: ).*/g) ?? [];
    expect(used.length).toBeGreaterThan(1);
    for (const uses of used) expect(uses).toMatch(/^\w+\/[\w-]+@[0-9a-f]{40} # v\d/);
  }
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

  test(`${name} installs from the lockfile and checks before it publishes`, () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const commands = steps.flatMap(({ run }) => run?.split(' && ') ?? []);
    expect(commands).toEqual(['npm ci', 'npm run build', 'npm run deploy:check']);
    expect(content).toContain('build/client');
  });

  test(`${name} publishes only when enabled, with the least permissions`, () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job.needs ?? job.if).toMatch(/^build$|^vars\.PUBLISH == '/);
    const written = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    for (const [scope, may] of written) expect([scope, may]).not.toEqual(['contents', 'write']);
  });
}

const STARTER = starterFiles('mill', {})['.github/workflows/pages.yml'] ?? '';

test('the workflow of an owner’s folder is valid, and each job has the least permissions', async () => {
  expect(await complaints('pages.yml', STARTER)).toEqual([]);
  const { jobs, permissions } = parse(STARTER) as Workflow;
  expect(permissions).toEqual({ contents: 'read' });
  const writing = Object.entries(jobs).filter(([, job]) =>
    Object.values(job.permissions ?? {}).includes('write'),
  );
  expect(writing.map(([name]) => name)).toEqual(['publish']);
});

/** Runs the step that waits, with a program in the place of `gh` that says "workflow" from an attempt on. */
function waited(onFrom: number): { status: number | null; output: string; summary: string; printed: string } {
  const folder = mkdtempSync(join(tmpdir(), 'wait-'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o755 });
  put(
    'gh',
    `#!/bin/sh\necho x >> ${folder}/asked\n[ $(wc -l < ${folder}/asked) -ge ${onFrom} ] && echo workflow\n`,
  );
  put('sleep', '#!/bin/sh\n');
  for (const name of ['output', 'summary']) put(name, '');
  const { jobs } = parse(STARTER) as Workflow;
  const { status, stdout } = spawnSync('bash', ['-e', '-c', jobs['wait']?.steps[0]?.run ?? 'exit 9'], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      PLACE: 'https://github.com/ada/mill/settings/pages',
      GITHUB_REPOSITORY: 'ada/mill',
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    },
  });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { status, output: read('output'), summary: read('summary'), printed: stdout };
}

test.skipIf(process.platform === 'win32')(
  'an owner’s workflow waits until Pages is on, and never fails for it',
  () => {
    expect(waited(1)).toEqual({ status: 0, output: 'pages=on\n', summary: '', printed: '' });
    const later = waited(3);
    expect(later).toMatchObject({ status: 0, output: 'pages=on\n' });
    expect(later.printed).toContain(
      '::notice::Choose GitHub Actions as the source on https://github.com/ada/mill/settings/pages',
    );
    const never = waited(1000);
    expect(never).toMatchObject({ status: 0, output: '' });
    expect(never.summary).toContain('run this workflow again');
  },
);
