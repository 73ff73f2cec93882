import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import '../../app/i18n/all-catalogues';
import type { Portfolio } from '../../app/content/portfolio';
import { readPortfolio } from '../../app/content/read-portfolio';
import type { RenderablePage } from '../../app/entry-server';
import { languageAt } from '../../app/domain/languages';
import { screenAt } from '../../app/domain/screens';
import type { SiteData } from '../../app/site-data';
import { compiledApp } from '../../tools/compile-app';
import { documentsOf, loadRenderer } from '../../tools/write-pages';

/** The pages of one owner as the site has them, and what they are made of. */
export type OwnersSite = {
  /** @param tags what machines read in the head */
  page: (address: string, tags: string) => Promise<string>;
  portfolioIn: (language: string) => Portfolio;
};

/** What pages know of a site whose files nobody writes. */
const SITE: SiteData = {
  basePath: '/',
  build: 'test',
  texts: '/assets/texts.json',
  searchIndex: '/assets/search.json',
  colorIcons: '/assets/glyphs/',
  worldMap: '/assets/world.svg',
  speed: null,
  styles: {},
  offers: {},
};

/** Renders pages of any owner's files without writing a site: the application is compiled once. */
export async function pagesWithoutSite() {
  const app = await compiledApp();
  const renderer = await loadRenderer(app);
  return {
    /** Lets an owner be read as long as `use` takes. */
    async of(files: Readonly<Record<string, string>>, use: (site: OwnersSite) => Promise<void>) {
      const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
      for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
      try {
        const { inLanguage } = readPortfolio(directory, { today: new Date() });
        const known = new Map<string, Portfolio>();
        const portfolioIn = (code: string) => {
          const portfolio = known.get(code) ?? inLanguage(code);
          known.set(code, portfolio);
          return portfolio;
        };
        const page = async (address: string, tags: string) => {
          const language = languageAt(address);
          const context = { language, portfolio: portfolioIn(language.code), resumePages: null };
          const name: RenderablePage = screenAt(address)?.slug ?? 'not-found';
          return (await documentsOf(context, SITE, app, renderer)(name, tags)).html;
        };
        await use({ page, portfolioIn });
      } finally {
        rmSync(directory, { recursive: true });
      }
    },
  };
}
