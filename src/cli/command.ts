import { parseArgs } from 'node:util';
import { existsSync, statSync } from 'node:fs';

import type { Address } from '../site/serve';
import { PACKED_FOLDER } from '../resume/package-data';

/** An option of a command. `value` is the placeholder in the help; an option without it is a flag. */
export type Option = { about: string; value?: string };

/** The parsed arguments of a command. */
export type Given = {
  words: readonly string[];
  has: (option: string) => boolean;
  text: (option: string) => string | undefined;
};

/** The exit code of a command: 0 where a site was or could be built, 1 where not. */
export type ExitCode = 0 | 1;

/** A command of the program. */
export type CliCommand = {
  /** The positional arguments, such as `[FOLDER]`. */ words: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** Command lines with descriptions. */ examples: readonly (readonly [line: string, about: string])[];
  run: (given: Given) => Promise<ExitCode>;
};

/** An invalid command line. The program exits with 2. */
export class WrongUsage extends Error {}

const HELP: Option = { about: 'shows this help' };

/**
 * Parses the arguments of a command.
 * @throws WrongUsage
 */
export function givenTo(name: string, { words, options }: CliCommand, args: readonly string[]): Given {
  const all: [name: string, option: Option][] = Object.entries({ ...options, help: HELP });
  const types = all.map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' }] as const);
  const parse = () =>
    parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(types) });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new WrongUsage((error as Error).message, { cause: error });
  }
  const { values, positionals } = parsed;
  const [empty] = Object.entries(values).find(([, value]) => value === '') ?? [];
  if (empty !== undefined) throw new WrongUsage(`--${empty}: expected a value after it.`);
  const unexpected = positionals[words.length];
  if (unexpected !== undefined)
    throw new WrongUsage(
      `"${unexpected}" is not expected here; ${name} takes ${words.join(' ') || 'no words'}.`,
    );
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return { words: positionals, text, has: (option) => values[option] !== undefined };
}

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([first]) => first.length));
  const indent = `\n${' '.repeat(width + 5)}`;
  return rows
    .map(([first, second]) => `  ${first.padEnd(width)}   ${second.replaceAll('\n', indent)}`)
    .join('\n');
};

export function helpOf(name: string, about: string, { words, options, examples }: CliCommand): string {
  const given = Object.entries({ ...options, help: HELP });
  return [
    `portalfolio ${[name, ...words].join(' ')} [OPTIONS]`,
    about,
    `Options:\n${columns(given.map(([option, one]: [string, Option]) => [`--${option}${one.value ? ` ${one.value}` : ''}`, one.about]))}`,
    `Examples:\n${columns(examples)}`,
    'Ends with 0 when a site was or could be built, 1 when not, 2 when it was called wrongly.',
  ].join('\n\n');
}

/** The help of the program. */
export const helpOfAll = (
  commands: Readonly<Record<string, { about: string }>>,
  documents: readonly string[],
): string =>
  [
    'portalfolio COMMAND [FOLDER] [OPTIONS]',
    'A person’s career, served as if it were a cloud-management portal.',
    `Commands:\n${columns(Object.entries(commands).map(([name, { about }]) => [name, about]))}`,
    `portalfolio help NAME prints a document: ${documents.join(', ')}.\nportalfolio changes prints what is new, portalfolio --version which version this is.`,
    'portalfolio COMMAND --help says more, with examples. FOLDER is this folder where none is named.',
  ].join('\n\n');

/** The options of the commands that start a server. */
export const ADDRESS_OPTIONS = {
  port: { value: 'NUMBER', about: 'the port; else PORT, else the usual one' },
  host: { value: 'NAME', about: 'the address to serve on; else HOST, else localhost' },
} as const satisfies Record<string, Option>;

/**
 * The address to serve at.
 * @throws an error with a sentence for an invalid port
 */
export function serverAddress(given: Given, usualPort: string): Address {
  const { PORT, HOST } = process.env;
  const option = given.text('port');
  // An empty variable is as good as none. As a host it would mean every interface.
  const port = Number(option ?? (PORT || usualPort));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    const sentence = `expected a number between 0 and 65535, got "${option ?? PORT}".`;
    throw option === undefined ? new Error(`PORT: ${sentence}`) : new WrongUsage(`--port: ${sentence}`);
  }
  return { port, host: given.text('host') ?? (HOST || 'localhost') };
}

/** The résumé formats that an import reads, besides LinkedIn's export. */
export const FORMATS =
  'JSON Resume, Reactive Resume (4 and 5), RenderCV, YAMLResume or Europass (since 2020)';

/** The owner's folder in a clone of the repository. Until it exists, the sample is shown. */
export const OWN_FOLDER = 'content';
const SAMPLE = 'examples/sample';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Changes to the owner's folder, which also contains the site, the caches and the private files. In
 * the repository these are beside the code, and the folder contains only the content.
 * @param word the index of the positional argument that names the folder
 * @param otherwise the folder in the repository if none is named
 * @returns the folder with the content; a missing folder is returned as named, and its reader reports it
 */
export function enterFolder(
  given: Given,
  word = 0,
  otherwise = existsSync(OWN_FOLDER) ? OWN_FOLDER : SAMPLE,
): string {
  const named = given.words[word];
  if (PACKED_FOLDER && named !== undefined) {
    if (!isFolder(named)) return named;
    process.chdir(named);
  }
  if (PACKED_FOLDER) return '.';
  return named ?? otherwise;
}

/**
 * Runs a command-line tool. An error ends it with the message and a non-zero exit code, without a stack
 * trace.
 */
export async function runTool(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Returns a function that prints each finished step of a work with the seconds that it took. */
export function timedSteps(print: (line: string) => void): (step: string) => void {
  let last = performance.now();
  return (step) => {
    const now = performance.now();
    print(`  ${step} (${((now - last) / 1000).toFixed(1)} s)`);
    last = now;
  };
}
