import { renderSVG } from 'uqr';

import type { Portfolio } from '../../resume/model/portfolio';
import { inLanguage, QR_FILE, SHARE_FILE } from '../../portal/addresses/exports';
import { defaultLanguage, homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { addressOf, screens } from '../../portal/addresses/screens';
import { canonicalOf, pageWords } from '../../portal/i18n/page-head';
import type { ShareFile } from '../../portal/features/export/share-pane';
import { textsOfParts } from '../../portal/i18n/catalogues';
import { writeBelow } from '../build-folders';
import { escapeHtml } from '../document';
import { seoPages } from './addresses';
import {
  cardAddress,
  cardPicture,
  iconPicture,
  Letters,
  photoOf,
  renderPicture,
  type SharedPicture,
} from './pictures';
import { icons, llmsTxt, robotsTxt, sitemapXml, webManifest, lastModified } from './text-files';
import { pageTags } from './page-tags';
import { inkOn } from '../../portal/styles/brand';

/** The consequences of a missing site address. */
const NO_SITE_ADDRESS =
  'No site address is configured (`siteUrl` in portal.yaml): the pages have no canonical address and no picture for ' +
  'sharing, the pane for sharing has no QR code, addresses for machines are relative, and there is no sitemap.xml.';

/**
 * Writes the preview pictures of the site. They are drawn while the site is built.
 * @returns the addresses of the pictures by those of their pages, and the messages for the owner when all are written
 */
async function writePictures(
  site: string,
  portfolioIn: (language: Language) => Portfolio,
  isDraft: boolean,
): Promise<{ addresses: ReadonlyMap<string, string>; written: Promise<string[]> }> {
  const portfolio = portfolioIn(defaultLanguage);
  const letters = new Letters(portfolio.portal.language);
  const failures = new Set<string>();
  const write = async (address: string, picture: SharedPicture) => {
    const bytes = await renderPicture(picture).catch((error: unknown) => {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      failures.add(reason.replace(/\.$/, ''));
      return initialsOnly(portfolio, picture);
    });
    writeBelow(site, address, bytes);
  };
  const pictures: [address: string, drawing: SharedPicture][] = icons.map((icon) => [
    `/${icon.file}`,
    iconPicture(portfolio, icon, letters),
  ]);
  const addresses = new Map<string, string>();
  if (portfolio.portal.siteUrl && !isDraft) {
    const photo = await photoOf(portfolio);
    for (const page of seoPages(portfolio).filter(({ kind }) => kind !== 'study')) {
      const picture = cardPicture(portfolioIn(page.language), page, photo, letters);
      const address = cardAddress(page.address, picture);
      addresses.set(page.address, address);
      pictures.push([address, picture]);
    }
  }
  const unwritten = letters.sentence();
  const written = Promise.all(pictures.map(([address, picture]) => write(address, picture))).then(() => {
    const failed = [...failures].map(
      (reason) =>
        `Pictures for sharing and icons show initials only, since they could not be drawn (${reason}).`,
    );
    const missing = portfolio.portal.siteUrl ? [] : [NO_SITE_ADDRESS];
    return [...failed, ...(unwritten ? [unwritten] : []), ...missing];
  });
  // A failure is reported where it is awaited, after the pages have been written.
  written.catch(() => undefined);
  return { addresses, written };
}

/**
 * Writes the data for search engines, social networks, language models and home screens: tags for every page,
 * and the files that they request.
 * @param isDraft leaves out the pictures for sharing, which nobody sees during development
 * @returns the tags for the head of the page at an address, and the messages for the owner when all pictures
 *   are written
 */
export async function writeSeo(
  site: string,
  portfolioIn: (language: Language) => Portfolio,
  directory: string,
  isDraft = false,
): Promise<{ picturesWritten: Promise<string[]>; tagsOf: (address: string) => string }> {
  const portfolio = portfolioIn(defaultLanguage);
  const tags = new Map<string, string>();
  const modified = lastModified(portfolio, directory);
  const { addresses, written } = await writePictures(site, portfolioIn, isDraft);
  for (const page of seoPages(portfolio)) {
    const { kind, address, language } = page;
    // A case study is shared with the picture of Projects.
    const picture = addresses.get(kind === 'study' ? addressOf('projects', language) : address) ?? null;
    tags.set(address, pageTags(portfolioIn(language), page, { picture, modified: modified(page) }));
  }
  for (const language of languages) {
    const own = portfolioIn(language);
    const link = sharedLink(portfolio, language);
    const pages = screens.flatMap(({ slug }) => {
      const { sharedTitle: title, description } = pageWords(own, slug, language);
      const address = addressOf(slug, language);
      const picture = addresses.get(address);
      return picture ? [{ address, title, description, picture }] : [];
    });
    const shared: ShareFile = { link, pages, texts: textsOfParts(['share'], language) };
    writeBelow(site, inLanguage(SHARE_FILE, language), JSON.stringify(shared));
    if (link) writeBelow(site, inLanguage(QR_FILE, language), renderSVG(link, { border: 2 }));
    writeBelow(site, inLanguage('/manifest.webmanifest', language), webManifest(own, language));
  }
  // On hosts without redirects, `/` is a page as well.
  const dashboard = canonicalOf(portfolio, 'dashboard', homeLanguage());
  if (dashboard) tags.set('/', `<link rel="canonical" href="${escapeHtml(dashboard)}"/>`);
  writeBelow(site, '/robots.txt', robotsTxt(portfolio));
  writeBelow(site, '/llms.txt', llmsTxt(portfolioIn(homeLanguage())));
  const tagsOf = (address: string) => tags.get(address) ?? '';
  if (portfolio.portal.siteUrl) writeBelow(site, '/sitemap.xml', sitemapXml(portfolio, modified));
  return { picturesWritten: written, tagsOf };
}

/** The public address of the portal in a language; null if it is not configured. */
const sharedLink = ({ portal }: Portfolio, language: Language): string | null =>
  portal.siteUrl && `${portal.siteUrl}${inLanguage('/', language)}`;

/** The initials in a font of this machine, as a fallback when Typst fails. */
export async function initialsOnly(
  { owner, portal }: Pick<Portfolio, 'owner' | 'portal'>,
  { width, height }: Pick<SharedPicture, 'width' | 'height'>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const size = Math.min(width, height) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${portal.brandColor}"/>`,
    `<text x="${width / 2}" y="${height / 2 + size * 0.35}" font-family="sans-serif" font-size="${size}" `,
    `font-weight="700" text-anchor="middle" fill="${inkOn(portal.brandColor)}">${escapeHtml(owner.initials)}</text></svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
