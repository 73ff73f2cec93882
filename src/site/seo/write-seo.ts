import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Portfolio } from '../../resume/read/portfolio';
import { inLanguage, RESUME_PAGE } from '../../portal/lib/exports';
import { defaultLanguage, languages, type Language } from '../../portal/lib/languages';
import { addressOf } from '../../portal/lib/screens';
import { canonicalOf } from '../../portal/i18n/page-head';
import { escapeHtml } from '../escape-html';
import { markdownOf, pages, studyAddresses } from './addresses';
import { cardAddress, cardDrawing, photoOf, resumeShown, screenShown, Unwritten } from './cards';
import { drawn, type Drawing } from './draw';
import { initialsOnly } from './initials-only';
import { installedFonts } from './fonts';
import { iconDrawing, icons } from './icons';
import { lastModified } from './last-modified';
import { pageMarkdown, studyMarkdown } from './markdown';
import { pageTags, resumeTags, studyTags } from './page-tags';
import { llmsTxt, robotsTxt, sitemapXml, webManifest } from './text-files';

/** The consequences of a missing site address. */
const NO_SITE_ADDRESS =
  'No site address is configured (`siteUrl` in portal.yaml): the pages have no canonical address and no picture for ' +
  'sharing, addresses for machines are relative, and there is no sitemap.xml.';

function put(site: string, address: string, content: string | Buffer): void {
  const file = join(site, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes the preview pictures of the site.
 * @returns the address of each page's picture, and messages for the owner
 */
async function writePictures(
  site: string,
  portfolioIn: (language: Language) => Portfolio,
): Promise<{ pictureOf: (address: string) => string | null; said: string[] }> {
  const portfolio = portfolioIn(defaultLanguage);
  const fonts = installedFonts();
  const unwritten = new Unwritten(fonts);
  const failures = new Set<string>();
  const write = async (address: string, drawing: Drawing) => {
    const bytes = await drawn(drawing, fonts).catch((error: unknown) => {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      failures.add(reason.replace(/\.$/, ''));
      return initialsOnly(portfolio, drawing);
    });
    put(site, address, bytes);
  };
  for (const icon of icons) await write(`/${icon.file}`, iconDrawing(portfolio, icon, unwritten));
  const addresses = new Map<string, string>();
  if (portfolio.portal.siteUrl) {
    const photo = await photoOf(portfolio);
    const resumes = languages.map((language) => ({
      address: inLanguage(RESUME_PAGE, language),
      language,
      ...resumeShown(language),
    }));
    for (const shown of [...pages().map((page) => ({ ...page, ...screenShown(page) })), ...resumes]) {
      const drawing = cardDrawing(portfolioIn(shown.language), { ...shown, photo }, unwritten);
      const address = cardAddress(shown.address, drawing, fonts);
      addresses.set(shown.address, address);
      await write(address, drawing);
    }
  }
  const failed = [...failures].map(
    (reason) =>
      `Pictures for sharing and icons show initials only, since they could not be drawn (${reason}).`,
  );
  const left = unwritten.sentence();
  return {
    pictureOf: (address) => addresses.get(address) ?? null,
    said: left ? [...failed, left] : failed,
  };
}

/**
 * Writes the data for search engines, social networks, language models and home screens: tags for every page,
 * and the files that they request.
 * @param portfolioIn returns the portfolio in a language, as far as it is translated
 * @param directory the owner's folder
 * @returns messages for the owner, and the tags for the head of the page at an address
 */
export async function writeFound(
  site: string,
  portfolioIn: (language: Language) => Portfolio,
  directory: string,
): Promise<{ sentences: string[]; tagsOf: (address: string) => string }> {
  const portfolio = portfolioIn(defaultLanguage);
  const tags = new Map<string, string>();
  const modified = lastModified(portfolio, directory);
  const { pictureOf, said } = await writePictures(site, portfolioIn);
  for (const page of pages()) {
    const own = portfolioIn(page.language);
    tags.set(page.address, pageTags(own, page, { picture: pictureOf(page.address), modified }));
    put(site, markdownOf(page.address), pageMarkdown(own, page));
  }
  for (const language of languages) {
    const [own, resume] = [portfolioIn(language), inLanguage(RESUME_PAGE, language)];
    tags.set(resume, resumeTags(own, language, pictureOf(resume)));
    for (const { id, address } of studyAddresses(own, language)) {
      const picture = pictureOf(addressOf('projects', language));
      tags.set(address, studyTags(own, { id, address, language }, picture));
      put(site, markdownOf(address), studyMarkdown(own, id, language));
    }
    put(site, inLanguage('/manifest.webmanifest', language), webManifest(own, language));
  }
  // On hosts without redirects, `/` is a page as well.
  const dashboard = canonicalOf(portfolio, 'dashboard', defaultLanguage);
  if (dashboard) tags.set('/', `<link rel="canonical" href="${escapeHtml(dashboard)}"/>`);
  put(site, '/robots.txt', robotsTxt(portfolio));
  put(site, '/llms.txt', llmsTxt(portfolio));
  const tagsOf = (address: string) => tags.get(address) ?? '';
  if (!portfolio.portal.siteUrl) return { sentences: [...said, NO_SITE_ADDRESS], tagsOf };
  put(site, '/sitemap.xml', sitemapXml(portfolio, modified));
  return { sentences: said, tagsOf };
}
