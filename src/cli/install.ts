import { spawn } from 'node:child_process';

/** The package manager that called this program; npm where none did. */
export function packageManager({ npm_config_user_agent: agent = '' }: NodeJS.ProcessEnv): string {
  const [, name = 'npm'] = /^(npm|pnpm|yarn|bun)\//.exec(agent) ?? [];
  return name;
}

/** Installs what a folder depends on, so that its lockfile exists. @returns whether that went well */
export function install(folder: string, manager: string): Promise<boolean> {
  return new Promise((resolve) => {
    // On Windows these are scripts of the shell.
    const child = spawn(`${manager} install`, {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
}
