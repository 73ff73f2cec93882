import { HOSTS, performActs, stepsToPublish, lineText, type Host, type Step } from '../site/publish-steps';
import { commandLine } from '../resume/package-data';
import { readContent } from '../site/content/read-content';
import { WrongUsage, type CliCommand, type Given, enterFolder } from './command';

function hostIn(given: Given): Host {
  const named = given.text('host') ?? 'pages';
  const host = HOSTS.find((one) => one === named);
  if (!host) throw new WrongUsage(`--host: expected one of ${HOSTS.join(', ')}, got "${named}".`);
  return host;
}

const MARKS: Readonly<Record<Step['state'], string>> = { done: '✓', open: '✗', later: '–' };

const optionLine = (option: string): string =>
  commandLine(`publish --${option}`, `deploy:steps -- --${option}`);

const stepLines = ({ title, state, lines, act: doneBy }: Step): string[] => [
  `${MARKS[state]} ${title}`,
  ...lines.map((line) => `    ${lineText(line)}`),
  ...(doneBy && doneBy !== 'build' && state === 'open'
    ? [`    or: ${optionLine(doneBy === 'remote' ? 'remote URL' : doneBy)}`]
    : []),
];

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {
    host: { value: 'NAME', about: `where it is published: ${HOSTS.join(', ')}; else pages (GitHub Pages)` },
    commit: { about: 'commits your files, in a new git repository if there is none' },
    remote: { value: 'URL', about: 'names the repository on GitHub that your files are pushed to' },
    push: { about: 'pushes what is committed' },
    online: { about: 'looks whether the portal is published' },
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
    // A file with a mistake is not committed.
    await readContent(folder);
    const options = {
      host,
      commit: given.has('commit'),
      remote: given.text('remote') ?? null,
      push: given.has('push'),
      online: given.has('online'),
    };
    performActs(folder, options);
    const steps = await stepsToPublish(folder, options);
    console.log(steps.flatMap(stepLines).join('\n'));
    return 0;
  },
};
