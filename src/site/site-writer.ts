import { languageAt, type Language } from '../portal/addresses/languages';
import { sliceAddress } from '../portal/addresses/screens';
import { writeBelow } from './build-folders';
import { cachedDocuments } from './cache/cached-documents';
import { compiledApp } from './compiled-app';
import type { Content, LocalizedPortfolio } from './content/read-content';
import { jsonInScript } from './document';
import { hostingOf, type Hosting } from './hosts/hosting';
import type { InlineHashes } from './hosts/policy';
import { copyPublicFiles } from './public-files';
import { resumeHashes, resumePolicy } from './resume/resume-files';
import { writeDocuments, writeResume, writeUntranslated, writeViews } from './resume/write-resume';
import { writeSeo } from './seo/write-seo';
import { writeSiteAssets } from './site-assets';
import { readTheme } from './theme/read-theme';
import { pageDocuments, loadRenderer, sitePages, type SitePage } from './write-pages';

/** The settings of the local server and of the check before publishing. Not for visitors. */
export type ServerSettings = Hosting & {
  /** The form sends messages to this machine. */ forThisMachine: boolean;
  /** Why the résumé has no PDF; null where it has one. */ missingPdf: string | null;
  /** The hash of the content (src/site/content/content-files.ts). */ content: string;
};

/** Caches the result of a function for each key. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

/** The differences of a draft, which nobody but the owner sees. */
export type DraftOptions = {
  /** Further tags in the head of every page. */ tags: string;
  /** The length of a language's PDF, which may not be made yet. */
  pagesIn: (language: Language) => Promise<number | null>;
};

/**
 * Writes the files of a site into a folder: the application, its files and those of the owner at once, and the
 * others when they are asked for, each of them once.
 */
export async function siteWriter(
  site: string,
  directory: string,
  { portfolio, inLanguage, views }: Pick<Content, 'portfolio' | 'inLanguage' | 'views'>,
  draft?: DraftOptions,
) {
  const localized = remembered((language: Language): LocalizedPortfolio => {
    return { language, portfolio: inLanguage(language.code) };
  });
  const portfolioIn = (language: Language) => localized(language).portfolio;
  const app = await compiledApp();
  const renderer = await loadRenderer(app);
  const siteIn = await writeSiteAssets(site, app, portfolioIn, portfolio);
  copyPublicFiles(directory, site);
  const theme = readTheme(directory, portfolio.portal.brandColor).css;
  const inline: InlineHashes[] = [resumeHashes()];

  const documents = remembered(async (language: Language) => {
    const made = await cachedDocuments(portfolioIn(language), language);
    writeDocuments(site, language, made);
    return made;
  });
  const pagesIn =
    draft?.pagesIn ?? (async (language: Language) => (await documents(language)).pdf?.pages ?? null);
  let found: ReturnType<typeof writeSeo> | undefined;
  const seo = () => (found ??= writeSeo(site, portfolioIn, directory, draft !== undefined));
  let tailored: ReturnType<typeof writeViews> | undefined;
  const documentsIn = remembered(async (language: Language) => {
    const resumePages = await pagesIn(language);
    writeUntranslated(site, localized(language));
    const context = { ...localized(language), resumePages };
    return pageDocuments(context, siteIn(language, resumePages !== null), app, renderer, theme);
  });
  return {
    app,
    /** Writes the data for search engines, whose pictures are drawn meanwhile. */ seo,
    /** Writes a language's PDF and its Word file. */ documents,
    pagesOf: remembered((language: Language) => sitePages(localized(language))),
    /** Writes a page with its data. */
    page: remembered(async ({ page, address, file }: SitePage) => {
      const language = languageAt(address);
      const [document, { tagsOf }] = [await documentsIn(language), await seo()];
      const { html, hashes, slice } = await document(page, tagsOf(address) + (draft?.tags ?? ''));
      writeBelow(site, file, html);
      if (page !== 'offline') writeBelow(site, sliceAddress(page, language.code), jsonInScript(slice));
      inline.push(hashes);
    }),
    /** Writes a language's résumé as a page and in all text formats. */
    resume: remembered(async (language: Language) => {
      const [pages, { tagsOf }] = [await pagesIn(language), await seo()];
      writeResume(site, localized(language), pages, tagsOf, views);
    }),
    /** Writes the tailored résumés. */
    views: () => (tailored ??= writeViews(site, directory, views, resumePolicy(portfolio))),
    /** The serving rules, with the inline code of the pages that are written. */
    hosting: () => hostingOf(portfolio, inline),
  };
}
