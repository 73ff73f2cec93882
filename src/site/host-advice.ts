import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { commandLine } from '../resume/read/packed';
import { counted } from '../resume/standard/plural';
import type { Portfolio } from '../resume/model/portfolio';
import { FINISHED } from './build-folders';
import type { Advice } from './deploy-advice';
import {
  customDomain,
  isTracked,
  pagesAddress,
  publishesOnPages,
  repositoryOf,
  type GitHubRepository,
} from './repository';

/** The timeout of a request to a host, ms. */
const TIMEOUT_MS = 8000;

const problem = (sentence: string): Advice => ({ embarrassing: true, sentence });
const note = (sentence: string): Advice => ({ embarrassing: false, sentence });

const RESUMES = ['resume.json', 'resume.yaml', 'resume.yml'];

/** Fetches an address; null if there is no response. */
export type Fetch = (url: string) => Promise<{ status: number; text: string } | null>;

const overTheWeb: Fetch = async (url) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'follow' });
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
      problem(`siteUrl says ${portal.siteUrl}, but GitHub Pages serves this repository at ${address}`),
    );
  const domain = customDomain(directory);
  if (domain && portal.siteUrl && new URL(portal.siteUrl).host !== domain)
    advice.push(problem(`CNAME says ${domain}, but siteUrl says ${portal.siteUrl}`));
  if (!portal.siteUrl)
    advice.push(note(`GitHub Pages serves this repository at ${address}: siteUrl may say so.`));
  return advice;
}

async function aboutPublished(
  portal: Portfolio['portal'],
  onPages: boolean,
  fetchText: Fetch,
): Promise<Advice[]> {
  if (!portal.siteUrl) return [];
  const address = `${portal.siteUrl}/resume.json`;
  const answer = await fetchText(address);
  const source = onPages ? ' On GitHub: Settings → Pages → Source must be “GitHub Actions”.' : '';
  if (!answer) return [note(`${portal.siteUrl} does not answer.${source}`)];
  if (answer.status !== 200)
    return [note(`${address} answers ${answer.status}: the portal is not published there.${source}`)];
  // Both are without private data, which the build leaves out.
  const local = join(FINISHED.site, 'resume.json');
  if (!existsSync(local) || answer.text.trim() === readFileSync(local, 'utf8').trim()) return [];
  return [note(`The résumé at ${portal.siteUrl} is another than the one that was built last here.`)];
}

async function aboutPrivacy(
  repository: GitHubRepository,
  directory: string,
  withheld: number,
  fetchText: Fetch,
): Promise<Advice[]> {
  const file = RESUMES.find((name) => isTracked(directory, name));
  if (withheld === 0 || file === undefined) return [];
  const { owner, name } = repository;
  const answer = await fetchText(`https://api.github.com/repos/${owner}/${name}`);
  // Without a key, the API returns public repositories only.
  if (answer?.status !== 200) return [];
  return [
    problem(
      `${file} holds ${counted(withheld, 'private value')}, and the repository ${owner}/${name} is public: make it private, or take them out (${commandLine('check', 'content:check')} lists them).`,
    ),
  ];
}

/**
 * Advice about the host of the portal.
 * @param withheld the number of values that the portal does not publish
 */
export async function hostAdvice(
  { portal }: Pick<Portfolio, 'portal'>,
  directory: string,
  withheld: number,
  { online, fetchText = overTheWeb }: { online: boolean; fetchText?: Fetch },
): Promise<Advice[]> {
  const repository = repositoryOf(directory);
  const onPages = publishesOnPages(directory);
  return [
    ...(repository && onPages ? aboutPages({ portal }, repository, directory) : []),
    ...(online ? await aboutPublished(portal, onPages, fetchText) : []),
    ...(online && repository ? await aboutPrivacy(repository, directory, withheld, fetchText) : []),
  ];
}
