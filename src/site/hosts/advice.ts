import { existsSync, readFileSync } from 'node:fs';

import { isSkill } from '../../resume/model/roles-by-date';
import { RESUMES } from '../../resume/read/owner-files';
import { commandLine } from '../../resume/package-data';
import { isDrawnCover } from '../content/pictures';
import { counted } from '../../resume/standard/problems';
import type { Portfolio } from '../../resume/model/portfolio';
import { FINISHED } from '../build-folders';
import { contentHash } from '../content/content-files';
import type { ServerSettings } from '../site-writer';
import {
  isTracked,
  pagesAddress,
  publishesOnPages,
  repositoryState,
  type GitHubRepository,
} from './repository';

/** The facts of the last build; null where there is none. */
export type Built = {
  basePath: string;
  forThisMachine: boolean;
  ofThisContent: boolean;
  /** Why the résumé has no PDF; null where it has one. */ missingPdf: string | null;
} | null;

/** The facts of the last build of a folder. */
export function builtFrom(directory: string): Built {
  if (!existsSync(FINISHED.serverSettings)) return null;
  const settings = JSON.parse(readFileSync(FINISHED.serverSettings, 'utf8')) as ServerSettings;
  const { basePath, forThisMachine, missingPdf, content } = settings;
  return { basePath, forThisMachine, missingPdf, ofThisContent: content === contentHash(directory) };
}

/** Advice for the owner. Embarrassing faults must be fixed before publishing. Others are optional. */
export type HostAdvice = { embarrassing: boolean; sentence: string };

const problem = (sentence: string): HostAdvice => ({ embarrassing: true, sentence });
const note = (sentence: string): HostAdvice => ({ embarrassing: false, sentence });
/** The advice of a list, whose other elements are what is good. */
const adviceIn = (list: readonly (HostAdvice | true)[]): HostAdvice[] => list.filter((one) => one !== true);

const PLACEHOLDER =
  /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|\byour[-_ ](?:name|company|employer|title|city|text|service|template|public)\b|\[(?:name|company|text)\]|\bchange me\b/i;

/** Hosts that are reserved for examples (RFC 2606). */
const EXAMPLE_HOST =
  /(?:^|[@./])example\.(?:com|net|org)$|\.(?:example|invalid|test|localhost)$|^localhost$/i;

/** All texts of a model with their paths: `projects[0].description`. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsOf(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    textsOf(field, path === '' ? key : `${path}.${key}`),
  );
}

const shortened = (text: string): string => (text.length > 50 ? `${text.slice(0, 49)}…` : text);

function aboutBuild({ portal }: Portfolio, built: Built): HostAdvice[] {
  if (built === null) return [problem('There is no build yet. Run npm run build.')];
  const { basePath, forThisMachine, missingPdf, ofThisContent } = built;
  return adviceIn([
    !forThisMachine ||
      problem(
        'The build works on this machine only: its form sends messages to the local inbox. Run npm run build for a build to publish.',
      ),
    basePath === portal.basePath ||
      problem(
        `The build is for the base path "${basePath}", but the content says "${portal.basePath}". Run npm run build again.`,
      ),
    missingPdf === null || (missingPdf.includes('npm install') ? problem : note)(missingPdf),
    ofThisContent ||
      problem(
        'The content has changed since the build, or the build is of other content. Run npm run build again.',
      ),
  ]);
}

function aboutSite({ portal, owner }: Portfolio): HostAdvice[] {
  const { siteUrl, basePath, mail } = portal;
  const url = siteUrl ? new URL(`${siteUrl}/`) : null;
  return adviceIn([
    url !== null ||
      note(
        'siteUrl is not set in portal.yaml: the site does not know its own address, so that nothing shared has a picture or a QR code.',
      ),
    !EXAMPLE_HOST.test(url?.hostname ?? '') || problem(`siteUrl is an example, not your site: ${siteUrl}`),
    url === null ||
      url.pathname === basePath ||
      problem(
        `siteUrl says ${siteUrl}, but BASE_PATH is "${basePath}": links in the pages would lead to the wrong addresses.`,
      ),
    mail !== null ||
      (owner.email
        ? note('portal.yaml names no mail service: the form opens the visitor’s own mail program instead.')
        : problem(
            'Nobody can write to you: portal.yaml names no mail service, and the résumé has no email address.',
          )),
    !EXAMPLE_HOST.test(owner.email ?? '') || problem(`basics.email is an example address: ${owner.email}`),
  ]);
}

/** The texts of placeholders, by their paths in the owner's files. */
function aboutTexts({
  resume,
  portal,
  achievements,
  stats,
  places,
  lastProject,
  companies,
  projects,
}: Portfolio): HostAdvice[] {
  const ofResume = textsOf(resume);
  const known = new Set(ofResume.map(({ text }) => text));
  // The résumé has the texts that `portal.yaml` does not state.
  const ofPortal = textsOf({
    ...portal,
    achievements,
    stats,
    places,
    lastProject: lastProject && { title: lastProject.title, description: lastProject.description },
    companies: Object.fromEntries(companies.map(({ name, alias }) => [name, { alias }])),
  });
  ofPortal.push(
    ...projects.map(({ name, image }) => ({ path: `projects.${name}.imageAlt`, text: image?.alt ?? '' })),
  );
  return [...ofResume, ...ofPortal.filter(({ text }) => !known.has(text))]
    .filter(({ text }) => PLACEHOLDER.test(text))
    .map(({ path, text }) => problem(`${path} looks like a placeholder: “${shortened(text)}”`));
}

/** The fault of a link; null for a valid link. */
function faultOf(link: string): HostAdvice['sentence'] | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || /\s/.test(link)) return 'is not an address';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `begins with "${url.protocol}"`;
  if (!url.hostname.includes('.') || url.hostname.endsWith('.')) return 'names no host on the Internet';
  if (EXAMPLE_HOST.test(url.hostname)) return 'is an example';
  return null;
}

function aboutLinks({ owner, companies, projects }: Portfolio): HostAdvice[] {
  const links = [
    { name: 'basics.url', url: owner.website },
    ...owner.profiles.map(({ network, url }) => ({ name: `The ${network} profile`, url })),
    ...companies.map(({ name, url }) => ({ name: `The link of ${name}`, url })),
    ...companies
      .flatMap(({ positions }) => positions.flatMap(({ resources }) => resources))
      .filter((resource) => !isSkill(resource))
      .map(({ name, url }) => ({ name: `The link of ${name}`, url })),
    ...projects.map(({ name, url }) => ({ name: `The link of ${name}`, url })),
  ];
  return links.flatMap(({ name, url }) => {
    if (url === null) return [];
    const fault = faultOf(url);
    if (fault) return [problem(`${name} ${fault}: ${shortened(url)}`)];
    return url.startsWith('http:') ? [note(`${name} is not encrypted (http): ${shortened(url)}`)] : [];
  });
}

const aboutPictures = ({ projects }: Portfolio): HostAdvice[] =>
  projects.flatMap(({ name, image }) =>
    image && !isDrawnCover(image.src) && image.alt.trim() === ''
      ? [note(`The picture of ${name} has no imageAlt: visitors who cannot see it get no description.`)]
      : [],
  );

/** The advice for an owner before publishing. */
export const deployAdvice = (portfolio: Portfolio, built?: Built): HostAdvice[] => [
  ...aboutTexts(portfolio),
  ...aboutLinks(portfolio),
  ...aboutSite(portfolio),
  ...aboutPictures(portfolio),
  ...(built === undefined ? [] : aboutBuild(portfolio, built)),
];

/** The timeout of a request to a host, ms. */
const TIMEOUT_MS = 8000;

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

/** Whether a portal answers at an address. */
export const isPublished = async (siteUrl: string, fetchText: Fetch = overTheWeb): Promise<boolean> =>
  (await fetchText(`${siteUrl.replace(/\/$/, '')}/resume.json`))?.status === 200;

function aboutPages({ siteUrl }: Portfolio['portal'], repository: GitHubRepository): HostAdvice[] {
  const address = pagesAddress(repository);
  if (!siteUrl) return [note(`GitHub Pages serves this repository at ${address}: siteUrl may say so.`)];
  return `${siteUrl}/` === address || !new URL(siteUrl).host.endsWith('.github.io')
    ? []
    : [problem(`siteUrl says ${siteUrl}, but GitHub Pages serves this repository at ${address}`)];
}

async function aboutPublished(
  { siteUrl }: Portfolio['portal'],
  onPages: boolean,
  fetchText: Fetch,
): Promise<HostAdvice[]> {
  if (!siteUrl) return [];
  const address = `${siteUrl}/resume.json`;
  const answer = await fetchText(address);
  if (answer?.status === 200) return [];
  const source = onPages ? ' On GitHub: Settings → Pages → Source must be “GitHub Actions”.' : '';
  return [
    note(
      answer
        ? `${address} answers ${answer.status}: the portal is not published there.${source}`
        : `${siteUrl} does not answer.${source}`,
    ),
  ];
}

async function aboutPrivacy(
  repository: GitHubRepository,
  directory: string,
  withheld: number,
  fetchText: Fetch,
): Promise<HostAdvice[]> {
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
): Promise<HostAdvice[]> {
  const { repository } = repositoryState(directory);
  const onPages = publishesOnPages(directory);
  return [
    ...(repository && onPages ? aboutPages(portal, repository) : []),
    ...(online ? await aboutPublished(portal, onPages, fetchText) : []),
    ...(online && repository ? await aboutPrivacy(repository, directory, withheld, fetchText) : []),
  ];
}
