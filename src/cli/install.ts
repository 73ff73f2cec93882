import { spawn } from 'node:child_process';

/** The package manager that started this program; npm by default. */
export function packageManager({ npm_config_user_agent: agent = '' }: NodeJS.ProcessEnv): string {
  const [, name = 'npm'] = /^(npm|pnpm|yarn|bun)\//.exec(agent) ?? [];
  return name;
}

/**
 * Installs the dependencies of a folder, which also creates its lockfile.
 * @param archive a package that is added to them, or replaces its last version
 * @returns whether the installation succeeded
 */
export function install(folder: string, manager: string, archive?: string): Promise<boolean> {
  return new Promise((resolve) => {
    // On Windows, package managers are shell scripts.
    const add = archive === undefined ? 'install' : `${manager === 'npm' ? 'install' : 'add'} "${archive}"`;
    const child = spawn(`${manager} ${add}`, {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
}
