import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { deployAdvice, hostAdvice, isPublished } from '../site/hosts/advice';
import { publishSteps, UPLOADS, type Host, type Step } from '../site/publish-steps';
import { commandLine } from '../resume/read/packed';
import { readContent } from '../site/content/read-content';
import { customDomain, isIgnored, pagesAddress, repositoryState, runGit } from '../site/hosts/repository';
import { FOLDER_OPTION, JSON_OPTION, WrongUsage, type Command, type Given, enterFolder } from './command';
import { builtFrom } from './doctor';
import { withProgress } from './progress';

const HOSTS = ['pages', ...Object.keys(UPLOADS)];

function hostIn(given: Given): Host {
  const host = given.text('host') ?? 'pages';
  if (!HOSTS.includes(host))
    throw new WrongUsage(`--host: expected one of ${HOSTS.join(', ')}, got "${host}".`);
  return host as Host;
}

/** Files that must not be published, if they exist. */
const PRIVATE = ['private', '.env', 'node_modules', 'build'];

/**
 * Commits the owner's files, in a new repository if there is none.
 * @throws an error whose message is a sentence
 */
function commit(folder: string): void {
  const { commit: last, branch, changed } = repositoryState(folder);
  if (branch === null && last === null) runGit(folder, 'init', '--quiet', '--initial-branch', 'main');
  const open = PRIVATE.filter((file) => existsSync(join(folder, file)) && !isIgnored(folder, file));
  if (open.length > 0)
    throw new Error(`git would publish ${open.join(', ')}: add a line for each to .gitignore first.`);
  if (last !== null && changed === 0) return;
  runGit(folder, 'add', '--all', '.');
  runGit(folder, 'commit', '--quiet', '--message', last === null ? 'My portal' : 'Update my portal');
}

/** The archive that the program is installed from, if it is outside of the owner's folder. */
function archiveOutside(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return /^file:((?:\.\.|\/|[A-Za-z]:).*)/.exec(dependencies['portalfolio'] ?? '')?.[1] ?? null;
}

function act(given: Given, folder: string): void {
  if (given.has('commit')) commit(folder);
  const remote = given.text('remote');
  if (remote !== undefined) runGit(folder, 'remote', 'add', 'origin', remote);
  if (given.has('push')) {
    const { branch } = repositoryState(folder);
    runGit(folder, 'push', '--set-upstream', 'origin', branch ?? 'main');
  }
}

const MARKS: Readonly<Record<Step['state'], string>> = { done: '✓', open: '✗', later: '–' };

/** An option of this command, for the owner. */
const optionLine = (option: string): string =>
  commandLine(`publish --${option}`, `deploy:steps -- --${option}`);

const stepLines = ({ title, state, lines, act: doneBy }: Step): string[] => [
  `${MARKS[state]} ${title}`,
  ...lines.map((line) => `    ${line}`),
  ...(doneBy && state === 'open'
    ? [`    or: ${optionLine(doneBy === 'remote' ? 'remote URL' : doneBy)}`]
    : []),
];

export const command: Command = {
  name: 'publish',
  about:
    'Lists the steps to a published portal, and does those that you ask for. It never pushes without being told.',
  words: ['[FOLDER]'],
  options: {
    host: { value: 'NAME', about: `where it is published: ${HOSTS.join(', ')}; else pages (GitHub Pages)` },
    commit: { about: 'commits your files, in a new git repository if there is none' },
    remote: { value: 'URL', about: 'names the repository on GitHub that your files are pushed to' },
    push: { about: 'pushes what is committed' },
    online: { about: 'looks whether the portal is published' },
    ...JSON_OPTION,
    ...FOLDER_OPTION,
  },
  examples: [
    ['portalfolio publish', 'lists the steps'],
    ['portalfolio publish --commit', 'makes the first commit'],
    ['portalfolio publish --remote https://github.com/ada/ada.github.io.git --push', 'publishes'],
    ['portalfolio publish --host netlify', 'for another host'],
  ],
  async run(given) {
    const host = hostIn(given);
    const folder = enterFolder(given);
    const { portfolio, withheld } = readContent(folder);
    act(given, folder);
    const online = given.has('online');
    const git = repositoryState(folder);
    const address =
      portfolio.portal.siteUrl ?? (git.repository && pagesAddress(git.repository, customDomain(folder)));
    const looked = Promise.all([
      hostAdvice(portfolio, folder, withheld.length, { online }),
      online && address !== null && isPublished(address),
    ]);
    const [advice, published] = await withProgress('Looking at the published site', looked);
    const steps = publishSteps({
      portfolio,
      host,
      git,
      advice: [...deployAdvice(portfolio, builtFrom(folder)), ...advice],
      isPublished: published,
      archive: archiveOutside(folder),
    });
    if (given.has('json')) console.log(JSON.stringify({ ok: true, steps }, null, 2));
    else console.log(steps.flatMap(stepLines).join('\n'));
    return 0;
  },
};
