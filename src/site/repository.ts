import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A repository on GitHub. */
export type GitHubRepository = { owner: string; name: string };

/** The output of git for a folder; null if it is not in a repository or git is not installed. */
function git(directory: string, ...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-C', directory, ...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The GitHub repository of a remote address; null for other hosts. */
export function repositoryAt(remote: string): GitHubRepository | null {
  const { owner, name } =
    /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)github\.com[:/](?<owner>[\w.-]+)\/(?<name>[\w.-]+?)(?:\.git)?\/?$/.exec(
      remote,
    )?.groups ?? {};
  return owner && name ? { owner, name } : null;
}

/** The GitHub repository of a folder's `origin` remote. */
export const repositoryOf = (directory: string): GitHubRepository | null =>
  repositoryAt(git(directory, 'remote', 'get-url', 'origin') ?? '');

/** Whether git tracks a file of a folder. */
export const isTracked = (directory: string, file: string): boolean =>
  git(directory, 'ls-files', '--error-unmatch', '--', file) !== null;

/** The action that publishes on GitHub Pages. */
const PAGES_ACTION = 'actions/deploy-pages';
const WORKFLOWS = join('.github', 'workflows');

/** Whether a workflow in a folder publishes on GitHub Pages. */
export const publishesOnPages = (directory: string): boolean => {
  const folder = join(directory, WORKFLOWS);
  return (
    existsSync(folder) &&
    readdirSync(folder).some(
      (file) => /\.ya?ml$/.test(file) && readFileSync(join(folder, file), 'utf8').includes(PAGES_ACTION),
    )
  );
};

/** The custom domain of a folder on GitHub Pages; null if there is no `CNAME` file. */
export function customDomain(directory: string): string | null {
  const file = ['public/CNAME', 'CNAME'].map((name) => join(directory, name)).find((one) => existsSync(one));
  return file === undefined ? null : readFileSync(file, 'utf8').trim() || null;
}

/** The address of a repository on GitHub Pages. */
export function pagesAddress({ owner, name }: GitHubRepository, domain: string | null): string {
  if (domain) return `https://${domain}/`;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
