import { resolve } from 'node:path';

import type { Portfolio } from '../resume/model/portfolio';
import { commandLine, documentName } from '../resume/package-data';
import { builtFrom, deployAdvice, hostAdvice, isPublished, type HostAdvice } from './hosts/advice';
import { readContent } from './content/read-content';
import { FINISHED } from './build-folders';
import { commitAll, pagesAddress, repositoryState, runGit, type RepositoryState } from './hosts/repository';

/** An act of `publish`, by its option; the editor makes a build too. */
export type Act = 'commit' | 'remote' | 'push' | 'build';

/** The acts that the owner asks for. */
export type PublishRequest = {
  host: Host;
  commit: boolean;
  /** The address of the repository to name. */ remote: string | null;
  push: boolean;
  /** Whether the published portal is looked for. */ online: boolean;
};

/**
 * Does what the owner asks for.
 * @throws an error whose message is a sentence
 */
export function performActs(folder: string, { commit, remote, push }: PublishRequest): void {
  if (commit) commitAll(folder);
  if (remote !== null) {
    // Other transports of git run programs.
    if (!/^(?:https:\/\/|ssh:\/\/|git@)\S+$/.test(remote))
      throw new Error(`Expected the address of a repository (https://… or git@…), got "${remote}".`);
    runGit(folder, 'remote', repositoryState(folder).remote === null ? 'add' : 'set-url', 'origin', remote);
  }
  if (!push) return;
  if (repositoryState(folder).branch !== 'main')
    throw new Error('The workflow publishes the branch main: git branch --move main');
  runGit(folder, 'push', '--set-upstream', 'origin', 'main');
}

/** A line for the owner. The editor has its text, with the names of its values, in every language. */
export type StepLine = string | { text: string; values: Readonly<Record<string, string | number>> };

export const lineText = (line: StepLine): string =>
  typeof line === 'string'
    ? line
    : line.text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(line.values[name]));

/** A step on the way to a published portal. */
export type Step = {
  title: string;
  /** `later` may stay open. */ state: 'done' | 'open' | 'later';
  /** The owner’s part, or the reason why it is done. */ lines: readonly StepLine[];
  /** The option of `publish` that does it. */ act?: Act;
  /** The setting of `portal.yaml` that it needs. */ setting?: string;
};

/** The folder to publish, as the commands name it. */
const SITE = 'build/client';

const dropOnto = (page: string, command: string): StepLine[] => [
  { text: 'Drop the folder {folder} onto {page}. Or:', values: { folder: SITE, page } },
  `${command} ${SITE}`,
];

/**
 * The upload to other hosts, with the names of those that publish a whole domain. The workflow in the owner's folder
 * publishes on GitHub Pages.
 */
const UPLOADS = {
  netlify: {
    name: 'Netlify',
    lines: dropOnto('https://app.netlify.com/drop', 'npx netlify deploy --prod --dir'),
  },
  cloudflare: {
    name: 'Cloudflare',
    lines: dropOnto(
      'https://dash.cloudflare.com/?to=/:account/pages/new/upload',
      'npx wrangler pages deploy',
    ),
  },
  nginx: {
    name: null,
    lines: [
      'Copy build/client to the root of the server (below a path: to that folder of it), and include build/hosts/nginx.conf there.',
    ],
  },
} as const;

export type Host = 'pages' | keyof typeof UPLOADS;
export const HOSTS: readonly Host[] = ['pages', ...(Object.keys(UPLOADS) as (keyof typeof UPLOADS)[])];

type Facts = {
  portfolio: Pick<Portfolio, 'portal' | 'owner'>;
  host: Host;
  advice: readonly HostAdvice[];
  git: RepositoryState;
  /** Whether the portal answers at its address; false where nobody looked. */ isOnline: boolean;
  /** The number of values that the portal does not publish. */ withheld: number;
  /** The whole path of a build of the present content; null if there is none. */ built: string | null;
};

const domainStep = (isOwn: boolean): Step => ({
  title: 'A domain of your own',
  state: 'later',
  lines: [
    ...(isOwn ? [] : ['Write siteUrl: https://your-domain into portal.yaml.']),
    {
      text: '{page} names the records. The switch on GitHub: Settings → Pages → Custom domain.',
      values: {
        page: 'https://docs.github.com/pages/configuring-a-custom-domain-for-your-github-pages-site',
      },
    },
  ],
  ...(isOwn ? {} : { setting: 'siteUrl' }),
});

function contentSteps({ portfolio: { portal, owner }, advice, host, git }: Facts): Step[] {
  const faults = advice.filter(({ embarrassing }) => embarrassing).map(({ sentence }) => sentence);
  const mail = portal.mail?.origin;
  const fromPages = host === 'pages' && git.repository ? pagesAddress(git.repository) : null;
  return [
    {
      title: 'Nothing that would embarrass you',
      state: faults.length === 0 ? 'done' : 'open',
      lines: faults,
    },
    {
      title: 'The address',
      state: portal.siteUrl ? 'done' : 'later',
      lines: [
        portal.siteUrl ??
          (fromPages
            ? {
                text: '{address} is taken from GitHub Pages; siteUrl in portal.yaml may say another.',
                values: { address: fromPages },
              }
            : 'Write siteUrl into portal.yaml, for search engines and pictures for sharing.'),
      ],
      setting: 'siteUrl',
    },
    {
      title: 'The mail service',
      state: mail ? 'done' : 'later',
      lines: [
        mail
          ? { text: 'Messages are sent by {host}.', values: { host: new URL(mail).host } }
          : owner.email
            ? {
                text: 'The form opens the visitor’s own mail program, to {email}. {document} describes mail.',
                values: { email: owner.email, document: documentName('content') },
              }
            : 'Name a mail service in portal.yaml, or an e-mail address in the résumé.',
      ],
      setting: 'mail',
    },
  ];
}

function pagesSteps(facts: Facts): Step[] {
  const { git, isOnline, portfolio, withheld } = facts;
  const { siteUrl } = portfolio.portal;
  const place = git.repository && `https://github.com/${git.repository.owner}/${git.repository.name}`;
  return [
    {
      title: 'A git repository with your files',
      state: git.commit && git.changed === 0 ? 'done' : 'open',
      lines: [
        ...(withheld > 0
          ? [
              {
                text: 'Values in your files that the portal does not publish, such as a telephone number: {count}. In a public repository everybody can read them: remove them from the files, or keep it private.',
                values: { count: withheld },
              },
            ]
          : []),
        ...(git.commit
          ? [
              git.changed === 0
                ? 'Everything is committed.'
                : {
                    text: 'Files changed since the last commit: {count}.',
                    values: { count: git.changed },
                  },
            ]
          : ['git init --initial-branch main', 'git add --all', 'git commit --message "My portal"']),
      ],
      act: 'commit',
    },
    {
      title: 'A repository on GitHub',
      state: git.repository ? 'done' : 'open',
      lines: place
        ? [place]
        : [
            git.remote
              ? {
                  text: 'The remote {remote} is not on GitHub: choose another host.',
                  values: { remote: git.remote },
                }
              : 'Create an empty one on https://github.com/new. The name OWNER.github.io gives an address without a path. Then:',
            ...(git.remote ? [] : ['git remote add origin https://github.com/OWNER/NAME.git']),
          ],
      ...(git.isPushed ? {} : { act: 'remote' }),
    },
    {
      title: 'GitHub Pages is switched on',
      state: isOnline ? 'done' : 'open',
      lines: isOnline
        ? []
        : [
            {
              text: 'On {page}, under "Build and deployment": choose "GitHub Actions" as the source. The first run waits for it.',
              values: { page: `${place ?? 'https://github.com/OWNER/NAME'}/settings/pages` },
            },
          ],
    },
    {
      title: 'The first push',
      // The workflow publishes this branch.
      state: git.isPushed && git.branch === 'main' ? 'done' : 'open',
      lines:
        git.isPushed && git.branch === 'main'
          ? ['Every push publishes the portal anew.']
          : [
              ...(git.branch === 'main' || git.branch === null ? [] : ['git branch --move main']),
              'git push --set-upstream origin main',
            ],
      act: 'push',
    },
    domainStep(siteUrl !== null && !new URL(siteUrl).host.endsWith('.github.io')),
    {
      title: 'The portal is published',
      state: isOnline ? 'done' : 'open',
      lines: [
        isOnline
          ? (siteUrl ?? '')
          : {
              text: 'After the workflow has ended: {command}',
              values: { command: commandLine('publish --online', 'deploy:steps -- --online') },
            },
      ],
    },
  ];
}

/** The steps to a published portal, with what is done. */
export function publishSteps(facts: Facts): Step[] {
  const { host, isOnline } = facts;
  if (host === 'pages') return [...contentSteps(facts), ...pagesSteps(facts)];
  const { name, lines } = UPLOADS[host];
  const built: StepLine =
    facts.built === null
      ? commandLine('build', 'build')
      : { text: 'Built of your files as they are: {folder}', values: { folder: facts.built } };
  const upload: Step =
    name !== null && facts.portfolio.portal.basePath !== '/'
      ? {
          title: 'The upload',
          state: 'open',
          lines: [
            { text: '{host} publishes a whole domain: give siteUrl without a path.', values: { host: name } },
          ],
          setting: 'siteUrl',
        }
      : {
          title: 'The upload',
          state: isOnline ? 'done' : 'open',
          lines: [built, ...lines],
          act: 'build',
        };
  return [...contentSteps(facts), upload];
}

/** The steps of an owner's folder. */
export async function stepsToPublish(
  folder: string,
  { host, online }: Pick<PublishRequest, 'host' | 'online'>,
): Promise<Step[]> {
  const { portfolio, withheld } = await readContent(folder);
  const [git, built] = [repositoryState(folder), builtFrom(folder)];
  const address = portfolio.portal.siteUrl ?? (git.repository && pagesAddress(git.repository));
  const [advice, isOnline] = await Promise.all([
    hostAdvice(portfolio, folder, withheld.length, { online }),
    online && address !== null && isPublished(address),
  ]);
  return publishSteps({
    portfolio,
    host,
    git,
    advice: [...deployAdvice(portfolio), ...advice],
    isOnline,
    withheld: withheld.length,
    built: built?.ofThisContent && !built.forThisMachine ? resolve(FINISHED.site) : null,
  });
}
