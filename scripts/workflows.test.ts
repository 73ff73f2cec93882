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

test('there is one workflow for Pages and one for Static Web Apps', () => {
  expect(WORKFLOWS.toSorted()).toEqual(['pages.yml', 'static-web-apps.yml']);
});

test('GitHub’s workflow parser reports errors', async () => {
  expect(await complaints('x.yml', 'on: push\njobs: { a: { runs-on: x, stepps: [] } }')).not.toEqual([]);
});

for (const name of WORKFLOWS) {
  const content = readFileSync(join(FOLDER, name), 'utf8');
  const { jobs, permissions } = parse(content) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test(`${name} is valid for GitHub’s workflow parser`, async () => {
    expect(await complaints(name, content)).toEqual([]);
  });

  test(`${name} publishes only when enabled, with the least permissions`, () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job.needs ?? job.if).toMatch(/^build$|^vars\.PUBLISH == '/);
    const written = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    for (const [scope, may] of written) expect([scope, may]).not.toEqual(['contents', 'write']);
  });

  test(`${name} installs from the lockfile, checks before it publishes, and pins the version of every action`, () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const commands = steps.flatMap(({ run }) => run?.split(' && ') ?? []);
    expect(commands).toEqual(['npm ci', 'npm run build', 'npm run deploy:check']);
    for (const command of commands.slice(1)) expect(Object.keys(scripts)).toContain(command.split(' ')[2]);
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    for (const action of actions) expect(action).toMatch(/^(?:actions|Azure)\/[\w-]+@v\d+$/);
    expect(content).toContain('build/client');
  });
}
