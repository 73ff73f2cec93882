import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import '../../src/portal/i18n/all-catalogues';
import type { Portfolio } from '../../src/resume/model/portfolio';
import { readPortfolioSync } from '../../src/site/content/read-portfolio-sync';
import type { RenderablePage } from '../../src/portal/entry-server';
import { languageAt } from '../../src/portal/addresses/languages';
import { screenAt } from '../../src/portal/addresses/screens';
import type { SiteData } from '../../src/portal/site-data';
import { compiledApp } from '../../src/site/compiled-app';
import { pageDocuments, loadRenderer } from '../../src/site/write-pages';

/** The rendered pages of an owner and their data. */
export type OwnersSite = {
  /** @param tags the head tags for machines */
  page: (address: string, tags: string) => Promise<string>;
  portfolioIn: (language: string) => Portfolio;
};

/** Site data for pages without files. */
const SITE: SiteData = {
  basePath: '/',
  build: 'test',
  language: 'en',
  languages: [],
  studies: [],
  texts: '/assets/texts.json',
  searchIndex: '/assets/search.json',
  vocabulary: '',
  colorIcons: '/assets/color-icons',
  worldMap: '/assets/world.svg',
  speed: null,
  offers: {},
};

/** Renders pages of any owner without writing a site. The application is compiled once. */
export async function pagesWithoutSite() {
  const app = await compiledApp();
  const renderer = await loadRenderer(app);
  return {
    /** Provides the site of an owner while `use` runs. */
    async of(files: Readonly<Record<string, string>>, use: (site: OwnersSite) => Promise<void>) {
      const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
      for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
      try {
        const { inLanguage } = readPortfolioSync(directory, { today: new Date() });
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
          return (await pageDocuments(context, SITE, app, renderer)(name, tags)).html;
        };
        await use({ page, portfolioIn });
      } finally {
        rmSync(directory, { recursive: true });
      }
    },
  };
}
