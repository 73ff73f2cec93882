import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/** The package managers that install the package. */
export const MANAGERS = ['npm', 'pnpm'] as const;
export type Manager = (typeof MANAGERS)[number];

type Result = { status: number | null; output: string; sentence: string };

/** An owner's folder outside the repository, with the packed package as its only dependency. */
export type PackedOwner = {
  folder: string;
  /** Runs a command of the program through the package manager. */
  portalfolio: (...args: readonly string[]) => Result;
  /** Runs another program in the folder. */
  run: (command: string, ...args: readonly string[]) => Result;
  /**
   * Starts a command that serves.
   * @returns the first address in its output
   */
  started: (...args: readonly string[]) => Promise<{ child: ChildProcess; url: string }>;
};

/** The packed packages in a temporary folder, in which owners' folders are made. */
export type Packed = { owner: (manager: Manager) => PackedOwner; remove: () => void };

const ALWAYS = ['npm_config_package', 'npm_config_user_agent', 'BUILD_DIR', 'LOCAL_MAIL'];

/** The environment of an owner, not of the test runner. pnpm keeps its downloads for the next run. */
const environment = (place: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(ALWAYS.map((name) => [name, undefined])),
  PATH: [join(place, 'bin'), process.env['PATH']].join(delimiter),
  npm_config_cache_dir: join(place, 'pnpm-cache'),
  // A package may only load the dependencies that it names.
  npm_config_hoist: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_store_dir: resolve('.cache/pnpm'),
  npm_config_update_notifier: 'false',
});

/** Makes pnpm the only program of the repository that an owner's folder can run. */
function linkPnpm(place: string): void {
  const program = join(dirname(require.resolve('pnpm')), 'bin/pnpm.cjs');
  chmodSync(program, 0o755);
  mkdirSync(join(place, 'bin'));
  symlinkSync(program, join(place, 'bin/pnpm'));
}

/** The command lines with which an owner starts, and runs a command later. */
const COMMANDS = {
  npm: {
    init: (portalfolio: string) => [
      'npm',
      'exec',
      '--yes',
      `--package=${portalfolio}`,
      '--',
      'portalfolio',
      'init',
    ],
    later: ['npx', '--no-install', 'portalfolio'],
  },
  pnpm: {
    init: (portalfolio: string) => [
      'pnpm',
      `--package=${portalfolio}`,
      'dlx',
      'portalfolio',
      'init',
      '--package',
      portalfolio,
    ],
    later: ['pnpm', 'exec', 'portalfolio'],
  },
} as const;

/** Packs the repository. Each owner's folder is made when it is first needed. */
export function packedPackages(): Packed {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'portalfolio-')));
  const env = environment(place);
  const run = (cwd: string, [command = '', ...args]: readonly string[]): Result => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
    return { status, output: stdout, sentence: stderr };
  };
  const packing = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/pack-package.ts', place], {
    encoding: 'utf8',
  });
  if (packing.status !== 0) throw new Error(packing.stderr);
  const [portalfolio = ''] = packing.stdout.match(/\S+\.tgz/) ?? [];
  // Only the archive is used.
  rmSync(join(place, 'portalfolio'), { recursive: true });
  linkPnpm(place);

  const made = new Map<Manager, PackedOwner>();
  const make = (manager: Manager): PackedOwner => {
    const { init, later } = COMMANDS[manager];
    const {
      status,
      sentence,
      output: printed,
    } = run(place, [...init(portalfolio), manager, '--name', 'Ada Lovelace']);
    if (status !== 0) throw new Error(printed + sentence);
    const folder = join(place, manager);
    const program = join(folder, 'node_modules/portalfolio/dist/portalfolio.js');
    return {
      folder,
      run: (command, ...args) => run(folder, [command, ...args]),
      portalfolio: (...args) => run(folder, [...later, ...args]),
      async started(...args) {
        const child = spawn(process.execPath, [program, ...args], { cwd: folder, env });
        const url = await new Promise<string>((found, ended) => {
          let output = '';
          child.stdout.on('data', (text: Buffer) => {
            const [address] = /http:\/\/localhost:\d+/.exec((output += String(text))) ?? [];
            if (address) found(address);
          });
          child.on('exit', () => ended(new Error(output)));
        });
        return { child, url };
      },
    };
  };
  return {
    owner(manager) {
      const one = made.get(manager) ?? make(manager);
      made.set(manager, one);
      return one;
    },
    remove: () => void (existsSync(place) && rmSync(place, { recursive: true })),
  };
}
