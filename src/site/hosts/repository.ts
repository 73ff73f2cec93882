import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { isIgnored } from '../content/content-files';

export type GitHubRepository = { owner: string; name: string };

/** The state of a folder in git. */
export type RepositoryState = {
  /** The last commit; null if there is none. */ commit: string | null;
  /** The number of files that changed since. */ changed: number;
  branch: string | null;
  /** The address of `origin`. */ remote: string | null;
  repository: GitHubRepository | null;
  /** Whether `origin` has the last commit. */ isPushed: boolean;
};

/** The output of git for a folder; null if it is not in a repository or git is not installed. */
export function git(directory: string, ...words: readonly string[]): string | null {
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

/** The state of a folder in git, without asking the remote. */
export function repositoryState(directory: string): RepositoryState {
  const commit = git(directory, 'rev-parse', '--verify', '--quiet', 'HEAD');
  const remote = git(directory, 'remote', 'get-url', 'origin');
  const changed = git(directory, 'status', '--porcelain', '--', '.') ?? '';
  return {
    commit,
    changed: changed.split('\n').filter(Boolean).length,
    branch: git(directory, 'symbolic-ref', '--short', '--quiet', 'HEAD'),
    remote,
    repository: repositoryAt(remote ?? ''),
    isPushed: commit !== null && git(directory, 'rev-parse', '--verify', '--quiet', '@{upstream}') === commit,
  };
}

/**
 * Runs git in a folder, with its output on the terminal.
 * @throws an error whose message is a sentence
 */
export function runGit(directory: string, ...words: readonly string[]): void {
  console.error(`> git ${words.join(' ')}`);
  const { status, error, stderr } = spawnSync('git', ['-C', directory, ...words], {
    encoding: 'utf8',
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  if (error) throw new Error('git is not installed: https://git-scm.com/downloads', { cause: error });
  if (status !== 0) throw new Error(`git ${words[0]} did not succeed: ${stderr.trim()}`);
}

/**
 * Commits the owner's files, in a new repository if there is none.
 * @throws an error whose message is a sentence
 */
export function commitAll(folder: string): void {
  const { commit: last, branch, changed } = repositoryState(folder);
  const top = git(folder, 'rev-parse', '--show-toplevel');
  if (top === null) runGit(folder, 'init', '--quiet', '--initial-branch', 'main');
  else if (realpathSync(top) !== realpathSync(folder))
    throw new Error(`The folder is a part of the git repository ${top}: commit there.`);
  if (branch === null && last !== null)
    throw new Error('git is on no branch, so a commit would be lost: git switch main');
  if (git(folder, 'ls-files', '--unmerged'))
    throw new Error('A merge is not finished: git status names the files.');
  // A commit would only name the last commit of such a folder.
  const nested = git(folder, 'status', '--porcelain', '--untracked-files=all', '--', '.')
    ?.split('\n')
    .flatMap((line) => /^\?\? (.*)\/$/.exec(line)?.[1] ?? []);
  if (nested?.[0])
    throw new Error(
      `${nested[0]} is a git repository of its own, so a commit would not hold its files: move it elsewhere, or remove ${nested[0]}/.git.`,
    );
  const added = (git(folder, 'add', '--all', '--dry-run', '.') ?? '').split('\n');
  const open = added.flatMap((line) => /^add '(.*)'$/.exec(line)?.[1] ?? []).filter(isIgnored);
  if (open.length > 0)
    throw new Error(
      `git would publish ${open.slice(0, 5).join(', ')}: add a line for each to .gitignore, and run git rm --cached for what git has already.`,
    );
  if (last !== null && changed === 0) return;
  runGit(folder, 'add', '--all', '.');
  runGit(folder, 'commit', '--quiet', '--message', last === null ? 'My portal' : 'Update my portal');
}

export const isTracked = (directory: string, file: string): boolean =>
  git(directory, 'ls-files', '--error-unmatch', '--', file) !== null;

/** Whether a workflow of a folder publishes on GitHub Pages. */
export function publishesOnPages(directory: string): boolean {
  const folder = join(directory, '.github', 'workflows');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file)) : [];
  return files.some((file) => /uses:.*deploy-pages/.test(readFileSync(join(folder, file), 'utf8')));
}

export function pagesAddress({ owner, name }: GitHubRepository): string {
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
