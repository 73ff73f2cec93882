import type { Portfolio } from '../../resume/model/portfolio';
import { studyIn, studyPage } from '../../portal/addresses/case-studies';
import { exportKinds, inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { pageAddress, addressOf, screens } from '../../portal/addresses/screens';
import { availabilityIn } from '../../portal/i18n/section-cards';
import { pageWords, resumeWords } from '../../portal/i18n/page-head';
import { tOf } from '../../portal/i18n/t';
import { escapeHtml } from '../document';
import { absolute, markdownOf, pages, studyAddresses } from './addresses';
import { markdownEscaped as plain } from '../../portal/text/clipped';
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

/** The links to the same page in every language, and to the owner's for other languages. */
function alternates(portfolio: Portfolio, addressIn: (language: Language) => string): string {
  if (languages.length < 2) return '';
  const link = (code: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(absolute(portfolio, addressIn(language)))}"/>`;
  return (
    languages.map((language) => link(language.code, language)).join('') + link('x-default', homeLanguage())
  );
}

/** The sitemap of all pages in every language (https://www.sitemaps.org). */
export function sitemapXml(portfolio: Portfolio, modified: LastModified): string {
  const entriesOf = (addressIn: (language: Language) => string, day: string) =>
    languages.map(
      (language) =>
        `<url><loc>${escapeHtml(absolute(portfolio, addressIn(language)))}</loc><lastmod>${day}</lastmod>${alternates(portfolio, addressIn)}</url>`,
    );
  const entries = [
    ...screens.flatMap(({ slug }) => entriesOf((language) => addressOf(slug, language), modified.screens)),
    ...portfolio.caseStudies.flatMap(({ id }) =>
      entriesOf((language) => pageAddress(studyPage(id), language), modified.study(id)),
    ),
    ...entriesOf((language) => inLanguage(RESUME_PAGE, language), modified.screens),
  ];
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** Allows everything, and names the sitemap if the site's address is known. */
export const robotsTxt = ({ portal }: Pick<Portfolio, 'portal'>): string =>
  `User-agent: *\nAllow: /\n${portal.siteUrl ? `\nSitemap: ${portal.siteUrl}/sitemap.xml\n` : ''}`;

/**
 * The description of the site for language models (https://llmstxt.org), with links to every page as
 * Markdown.
 */
export function llmsTxt(portfolio: Portfolio): string {
  const { owner, portal } = portfolio;
  const sections = languages.map((language) => {
    const t = tOf(language.code);
    const lines = pages()
      .filter((page) => page.language.code === language.code)
      .map(({ slug, address }) => {
        const about = t(`${slug}.about`);
        return `- [${plain(t(`${slug}.label`))}](${absolute(portfolio, markdownOf(address))}): ${plain(about)}`;
      });
    const studies = studyAddresses(portfolio, language).map(({ id, address }) => {
      const title = studyIn(portfolio, id, language.code)?.title ?? id;
      return `- [${plain(title)}](${absolute(portfolio, markdownOf(address))}): ${plain(t('case-study.label'))}`;
    });
    return `## ${language.name}\n\n${[...lines, ...studies].join('\n')}\n`;
  });
  const t = tOf(homeLanguage().code);
  const shapes = exportKinds
    .filter(({ type }) => /^text\/(?:markdown|plain)$|json$/.test(type))
    .map(
      ({ kind, path }) =>
        `- [${t(`resume.${kind}`)}](${absolute(portfolio, path)}): ${plain(t('resume.about'))}`,
    );
  const title = portal.title === owner.name ? owner.name : `${owner.name} – ${portal.title}`;
  const { description } = pageWords(portfolio, 'dashboard', homeLanguage());
  const whole = `- [${t('resume.title')}](${absolute(portfolio, inLanguage(RESUME_PAGE, homeLanguage()))}): ${plain(resumeWords(portfolio, homeLanguage()).description)}`;
  const resume = `## ${t('resume.title')}\n\n${[whole, ...shapes].join('\n')}\n`;
  const available = availabilityIn(portfolio, homeLanguage().code);
  const stated =
    available && !available.leaveOut.includes('llms.txt')
      ? `${[available.sentence, ...available.facts.map(({ label, value }) => `${label}: ${plain(value)}`)].join('. ')}.\n\n`
      : '';
  return `# ${plain(title)}\n\n> ${plain(description)}\n\n${stated}${[resume, ...sections].join('\n')}`;
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

/** The days of the last changes to the content of pages, as YYYY-MM-DD. */
export type LastModified = {
  /** Of the résumé and `portal.yaml`, from which all screens are made. */ screens: string;
  /** Of a case study, by its id. */ study: (id: string) => string;
};

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
  return {
    screens: day,
    study: (id) => {
      const own = files.filter((file) => STUDY.exec(file)?.[1] === id);
      return own.length > 0 ? dayOf(directory, own) : day;
    },
  };
}
