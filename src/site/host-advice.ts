import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { commandLine } from '../resume/read/packed';
import { counted } from '../resume/read/plural';
import type { Portfolio } from '../resume/read/portfolio';
import { FINISHED } from './build-folders';
import type { Advice } from './deploy-advice';
import { customDomain, isTracked, pagesAddress, repositoryOf, type GitHubRepository } from './repository';

/** The timeout of a request to a host, ms. */
const PATIENCE_MS = 8000;

const embarrassing = (sentence: string): Advice => ({ embarrassing: true, sentence });
const worthKnowing = (sentence: string): Advice => ({ embarrassing: false, sentence });

/** The action that publishes on GitHub Pages. */
const PAGES_ACTION = 'actions/deploy-pages';
const WORKFLOWS = join('.github', 'workflows');

const publishesOnPages = (directory: string): boolean => {
  const folder = join(directory, WORKFLOWS);
  return (
    existsSync(folder) &&
    readdirSync(folder).some(
      (file) => /\.ya?ml$/.test(file) && readFileSync(join(folder, file), 'utf8').includes(PAGES_ACTION),
    )
  );
};

const RESUMES = ['resume.json', 'resume.yaml', 'resume.yml'];

/** Fetches an address; null if there is no response. */
export type Fetch = (url: string) => Promise<{ status: number; text: string } | null>;

const overTheWeb: Fetch = async (url) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'follow' });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
};

function aboutPages({ portal }: Pick<Portfolio, 'portal'>, repository: GitHubRepository, directory: string) {
  const address = pagesAddress(repository, customDomain(directory));
  const advice: Advice[] = [];
  if (
    portal.siteUrl &&
    `${portal.siteUrl}/` !== address &&
    new URL(portal.siteUrl).host.endsWith('.github.io')
  )
    advice.push(
      embarrassing(`siteUrl says ${portal.siteUrl}, but GitHub Pages serves this repository at ${address}`),
    );
  const domain = customDomain(directory);
  if (domain && portal.siteUrl && new URL(portal.siteUrl).host !== domain)
    advice.push(embarrassing(`CNAME says ${domain}, but siteUrl says ${portal.siteUrl}`));
  if (!portal.siteUrl)
    advice.push(worthKnowing(`GitHub Pages serves this repository at ${address}: siteUrl may say so.`));
  return advice;
}

async function aboutPublished(portal: Portfolio['portal'], onPages: boolean, ask: Fetch): Promise<Advice[]> {
  if (!portal.siteUrl) return [];
  const address = `${portal.siteUrl}/resume.json`;
  const answer = await ask(address);
  const source = onPages ? ' On GitHub: Settings → Pages → Source must be “GitHub Actions”.' : '';
  if (!answer) return [worthKnowing(`${portal.siteUrl} does not answer.${source}`)];
  if (answer.status !== 200)
    return [worthKnowing(`${address} answers ${answer.status}: the portal is not published there.${source}`)];
  // Both are without private data, which the build leaves out.
  const local = join(FINISHED.site, 'resume.json');
  if (!existsSync(local) || answer.text.trim() === readFileSync(local, 'utf8').trim()) return [];
  return [worthKnowing(`The résumé at ${portal.siteUrl} is another than the one that was built last here.`)];
}

async function aboutPrivacy(
  repository: GitHubRepository,
  directory: string,
  heldBack: number,
  ask: Fetch,
): Promise<Advice[]> {
  const file = RESUMES.find((name) => isTracked(directory, name));
  if (heldBack === 0 || file === undefined) return [];
  const { owner, name } = repository;
  const answer = await ask(`https://api.github.com/repos/${owner}/${name}`);
  // Without a key, the API returns public repositories only.
  if (answer?.status !== 200) return [];
  return [
    embarrassing(
      `${file} holds ${counted(heldBack, 'private value')}, and the repository ${owner}/${name} is public: make it private, or take them out (${commandLine('check', 'content:check')} lists them).`,
    ),
  ];
}

/**
 * Advice about the host of the portal.
 * @param heldBack the number of values that the portal does not publish
 */
export async function hostAdvice(
  { portal }: Pick<Portfolio, 'portal'>,
  directory: string,
  heldBack: number,
  { online, ask = overTheWeb }: { online: boolean; ask?: Fetch },
): Promise<Advice[]> {
  const repository = repositoryOf(directory);
  const onPages = publishesOnPages(directory);
  return [
    ...(repository && onPages ? aboutPages({ portal }, repository, directory) : []),
    ...(online ? await aboutPublished(portal, onPages, ask) : []),
    ...(online && repository ? await aboutPrivacy(repository, directory, heldBack, ask) : []),
  ];
}
