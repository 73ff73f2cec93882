import type { Portfolio } from '../../resume/model/portfolio';
import { studyIn } from '../../portal/addresses/case-studies';
import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { EXPORTS } from '../../portal/addresses/export-formats';
import { homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { availabilityIn } from '../../portal/i18n/section-cards';
import { pageWords, resumeWords } from '../../portal/i18n/page-head';
import { SCREEN_TEXTS } from '../../portal/i18n/search-entries';
import { tOf } from '../../portal/i18n/t';
import { escapeHtml } from '../document';
import { absolute, seoPages, type SeoPage } from './addresses';
import { markdownEscaped } from '../../portal/text/clipped';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../content/content-files';
import { git } from '../hosts/repository';

/**
 * The icons of the site as PNG files. With `whole`, the background fills the square, since the device crops
 * it.
 */
export const icons = [
  { file: 'icon-192.png', size: 192, isMaskable: false, purpose: 'any' },
  { file: 'icon-512.png', size: 512, isMaskable: false, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, isMaskable: true, purpose: null },
] as const;

/** The maximum length of the name below an icon on a phone. */
const LONGEST_SHORT_NAME = 12; // https://developer.chrome.com/docs/extensions/reference/manifest/name
/** The background of a page before its styles are loaded (src/portal/styles/tokens.css). */
const GROUND = '#faf9f8';

/** The sitemap of all pages in every language (https://www.sitemaps.org). */
export function sitemapXml(portfolio: Portfolio, modified: LastModified): string {
  const entries = seoPages(portfolio).map((page) => {
    const link = (code: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(absolute(portfolio, page.addressIn(language)))}"/>`;
    const alternates = [...languages.map((one) => link(one.code, one)), link('x-default', homeLanguage())];
    return `<url><loc>${escapeHtml(absolute(portfolio, page.address))}</loc><lastmod>${modified(page)}</lastmod>${alternates.join('')}</url>`;
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** Allows everything, and names the sitemap if the site's address is known. */
export const robotsTxt = ({ portal }: Pick<Portfolio, 'portal'>): string =>
  `User-agent: *\nAllow: /\n${portal.siteUrl ? `\nSitemap: ${portal.siteUrl}/sitemap.xml\n` : ''}`;

/** The description of the site for language models (https://llmstxt.org), with links to every page. */
export function llmsTxt(portfolio: Portfolio): string {
  const { owner, portal } = portfolio;
  const link = (title: string, address: string, about: string) =>
    `- [${markdownEscaped(title)}](${absolute(portfolio, address)}): ${markdownEscaped(about)}`;
  const sections = languages.map((language) => {
    const t = tOf(language.code);
    const lines = seoPages(portfolio)
      .filter((page) => page.language.code === language.code)
      .flatMap((page) => {
        const { address } = page;
        if (page.kind === 'screen') return link(t(page.label), address, t(SCREEN_TEXTS[page.slug].about));
        if (page.kind === 'resume') return [];
        const title = studyIn(portfolio, page.id, language.code)?.title ?? page.id;
        return link(title, address, t('case-study.label'));
      });
    return `## ${language.name}\n\n${lines.join('\n')}\n`;
  });
  const t = tOf(homeLanguage().code);
  const shapes = Object.values(EXPORTS)
    .filter(({ type }) => /^text\/(?:markdown|plain)$|json$/.test(type))
    .map(({ title, path }) => link(t(title), path, t('resume.about')));
  const title = portal.title === owner.name ? owner.name : `${owner.name} – ${portal.title}`;
  const { description } = pageWords(portfolio, 'dashboard', homeLanguage());
  const { description: about } = resumeWords(portfolio, homeLanguage());
  const whole = link(t('resume.title'), inLanguage(RESUME_PAGE, homeLanguage()), about);
  const resume = `## ${t('resume.title')}\n\n${[whole, ...shapes].join('\n')}\n`;
  const available = availabilityIn(portfolio, homeLanguage().code);
  const stated =
    available && !available.leaveOut.includes('llms.txt')
      ? `${[available.sentence, ...available.facts.map(({ label, value }) => `${label}: ${markdownEscaped(value)}`)].join('. ')}.\n\n`
      : '';
  return `# ${markdownEscaped(title)}\n\n> ${markdownEscaped(description)}\n\n${stated}${[resume, ...sections].join('\n')}`;
}

/**
 * The manifest of the portal as an installable application. Addresses are relative to the file, so they do
 * not depend on the host.
 */
export function webManifest(portfolio: Portfolio, language: Language): string {
  const { owner, portal } = portfolio;
  const root = language.segment === '' ? './' : '../';
  const [first = ''] = owner.name.split(/\s+/);
  const short = [portal.title, owner.name, first].find(({ length }) => length <= LONGEST_SHORT_NAME);
  const manifest = {
    name: portal.title === owner.name ? owner.name : `${portal.title} - ${owner.name}`,
    short_name: short ?? owner.initials,
    description: pageWords(portfolio, 'dashboard', language).description,
    lang: language.code,
    start_url: './dashboard',
    scope: './',
    display: 'standalone',
    theme_color: portal.brandColor,
    background_color: GROUND,
    icons: [
      { src: `${root}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons.flatMap(({ file, size, purpose }) =>
        purpose ? [{ src: root + file, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
      ),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const isDate = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}/.test(text);

/** Returns the day of the last change to the content of a page, as YYYY-MM-DD. */
export type LastModified = (page: SeoPage) => string;

/** The day of the last change to some files: of their last commit, else of the newest file. */
function dayOf(directory: string, files: readonly string[]): string {
  const committed = git(directory, 'log', '-1', '--format=%cs', '--', ...files);
  if (isDate(committed) && git(directory, 'status', '--porcelain', '--', ...files) === '') return committed;
  // The date of a file changes with every checkout.
  const times = files.map((file) => statSync(join(directory, file)).mtimeMs);
  return new Date(Math.max(0, ...times)).toISOString().slice(0, 10);
}

const STUDY = /^projects\/([^/]+?)(?:\.[a-z]{2,3}(?:-\w+)?)?\.md$/;

/** Finds the last changes to an owner's content. The résumé may state its own: `meta.lastModified`. */
export function lastModified({ resume }: Pick<Portfolio, 'resume'>, directory: string): LastModified {
  const stated = (resume['meta'] as { lastModified?: unknown } | undefined)?.lastModified;
  const files = contentFiles(directory);
  const others = files.filter((file) => !STUDY.test(file));
  const day = isDate(stated) ? stated.slice(0, 10) : dayOf(directory, others);
  return (page) => {
    const own = page.kind === 'study' ? files.filter((file) => STUDY.exec(file)?.[1] === page.id) : [];
    return own.length > 0 ? dayOf(directory, own) : day;
  };
}
