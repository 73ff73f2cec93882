import { didYouMean, ContentError } from '../resume/standard/problems';
import { FORMATS, givenTo, helpOf, helpOfAll, WrongUsage, type CliCommand } from './command';
import { changes, documentNames, documentText, versionWithCommit } from './version';

/** Each command is loaded on demand, so that a command does not load the dependencies of the others. */
const COMMANDS: Readonly<Record<string, { about: string; load: () => Promise<{ command: CliCommand }> }>> = {
  init: { about: 'Makes a folder for your portal. Replaces nothing.', load: () => import('./init') },
  dev: { about: 'Shows your portal, in which you edit it.', load: () => import('./dev') },
  build: { about: 'Writes the site that you publish: build/client.', load: () => import('./build') },
  preview: { about: 'Serves what was built last, as a good host would.', load: () => import('./preview') },
  check: { about: 'Reads your files and says what it thinks of them.', load: () => import('./check') },
  import: {
    about: `Makes your files from a LinkedIn export or profile PDF, or a résumé in the format of\n${FORMATS}.`,
    load: () => import('./import'),
  },
  tidy: {
    about: 'Shows the changes of form that make your résumé standard JSON Resume, or writes them.',
    load: () => import('./tidy'),
  },
  suggest: { about: 'Proposes settings, each with its reason.', load: () => import('./suggest') },
  publish: { about: 'Lists the steps to a published portal, or does them.', load: () => import('./publish') },
  doctor: { about: 'Says what is missing before and after publishing.', load: () => import('./doctor') },
};

const red = (text: string): string => (process.stderr.hasColors?.() ? `\u001B[31m${text}\u001B[39m` : text);

function complain(error: unknown): void {
  const problems =
    error instanceof ContentError ? error.problems : [(error as Error).message ?? String(error)];
  console.error(red(problems.join('\n')));
}

async function help(topic: string): Promise<number> {
  if (Object.hasOwn(COMMANDS, topic)) return main([topic, '--help']);
  const text = documentText(topic);
  if (text === null) {
    const names = [...Object.keys(COMMANDS), ...documentNames()];
    complain(new Error(`help: there is nothing about "${topic}"; expected one of ${names.join(', ')}.`));
    return 2;
  }
  console.log(text);
  return 0;
}

/** Runs the program. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === 'help' && args[0] !== undefined) return help(args[0]);
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(helpOfAll(COMMANDS, documentNames()));
    return 0;
  }
  if (name === 'changes') {
    console.log(changes());
    return 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(versionWithCommit());
    return 0;
  }
  try {
    const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!found) {
      const names = Object.keys(COMMANDS);
      const suggestion = didYouMean(name, names) || `; expected one of ${names.join(', ')}.`;
      throw new WrongUsage(`${name}: there is no such command${suggestion}`);
    }
    const { command } = await found.load();
    if (args.includes('--help') || args.includes('-h')) {
      console.log(helpOf(name, found.about, command));
      return 0;
    }
    return await command.run(givenTo(name, command, args));
  } catch (error) {
    complain(error);
    if (!(error instanceof WrongUsage)) return 1;
    console.error(`portalfolio ${Object.hasOwn(COMMANDS, name) ? `${name} ` : ''}--help says more.`);
    return 2;
  }
}
