import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import type { Portfolio } from '../resume/model/portfolio';
import type * as Renderer from '../portal/entry-server';
import type { RenderablePage } from '../portal/entry-server';
import { careerStyle } from '../portal/career/career';
import { screenFolder, studyPage } from '../portal/addresses/case-studies';
import { inLanguage } from '../portal/addresses/exports';
import { defaultLanguage, homeLanguage, languages, ownLanguages } from '../portal/addresses/languages';
import { offlineAddress } from '../portal/addresses/offline';
import { pageAddress, addressOf, isPrivate, screens, sliceAddress } from '../portal/addresses/screens';
import type { SiteData } from '../portal/site-data';
import { catalogueOf } from '../portal/i18n/catalogues';
import type { PageContext } from '../portal/page-data';
import { ownersColors } from '../portal/styles/owners-colors';
import { writeBelow } from './build-folders';
import type { CompiledApp } from './compiled-app';
import { jsonInScript, pageDocument, type SiteDocument } from './document';
import { MISSING_PAGE } from './hosts/hosting';
import { contentSecurityPolicy, type InlineHashes } from './hosts/policy';
import type { LocalizedPortfolio } from './write-site';

/** The renderer of pages: from the compiled application, or from the sources in tests. */
export type PageRenderer = Pick<
  typeof Renderer,
  'addCatalogue' | 'renderPage' | 'setHomeLanguage' | 'setOwnLanguages'
>;

/** The renderer of a compiled application, with the texts of every language. */
export async function loadRenderer({ renderer }: Pick<CompiledApp, 'renderer'>): Promise<PageRenderer> {
  const module = (await import(pathToFileURL(renderer).href)) as PageRenderer;
  module.setOwnLanguages(ownLanguages());
  module.setHomeLanguage(homeLanguage().code);
  for (const { code } of languages) module.addCatalogue(code, catalogueOf(code));
  return module;
}

export type SitePage = { page: RenderablePage; address: string; file: string };

/** The pages that the renderer writes for a language. */
export function sitePages({ language, portfolio }: LocalizedPortfolio): SitePage[] {
  const { segment } = language;
  const below = segment && `/${segment}`;
  const folder = (page: RenderablePage, address: string): SitePage => ({
    page,
    address,
    file: `${address === '/' ? '' : address}/index.html`.slice(1),
  });
  return [
    folder('home', below || '/'),
    ...screens.map(({ slug }) => folder(slug, addressOf(slug, language))),
    ...portfolio.caseStudies.map(({ id }) => folder(studyPage(id), pageAddress(studyPage(id), language))),
    {
      page: 'not-found',
      address: `${below}/${MISSING_PAGE}`,
      file: `${below}/${MISSING_PAGE}`.slice(1),
    },
    ...(portfolio.portal.offline ? [folder('offline', offlineAddress(language))] : []),
  ];
}

/**
 * Composes the documents of a language's pages.
 * @param theme the owner's values of tokens, as a stylesheet
 */
export function documentsOf(
  context: PageContext,
  site: SiteData,
  app: CompiledApp,
  renderer: PageRenderer,
  theme = '',
): (page: RenderablePage, tags?: string) => Promise<SiteDocument & { slice: unknown }> {
  const { portfolio, language } = context;
  const { basePath } = portfolio.portal;
  const asset = (file: string) => `${basePath}assets/${file}`;
  const textOf = (file: string) => readFileSync(join(app.assets, file), 'utf8').trim();
  const owners = ownersColors(portfolio) + careerStyle(portfolio) + theme;
  return async (page, tags = '') => {
    const rendered = await renderer.renderPage(page, context, site, new Date());
    const { styles, scripts } = app.pages[page === 'offline' ? 'not-found' : screenFolder(page)] ?? {
      styles: [],
      scripts: [],
    };
    const own = app.layerOrder + styles.map(textOf).join('');
    const document = pageDocument({
      page: { ...rendered, html: markForeign(rendered.html, portfolio) },
      attributes: {
        lang: language.code,
        dir: language.dir ?? 'ltr',
        'data-base': basePath,
        // For the inline script, which only contains the built-in languages.
        'data-languages':
          ownLanguages()
            .map((one) => one.code)
            .join(' ') || null,
        'data-home': homeLanguage() === defaultLanguage ? null : homeLanguage().code,
        'data-untranslated':
          portfolio.untranslated.length > 0
            ? basePath + inLanguage('/untranslated.json', language).slice(1)
            : null,
      },
      firstSecond: app.firstSecond,
      styles: [own, owners].filter(Boolean),
      sheets: styles.map(asset),
      printSheet: asset(app.printStyles),
      // The entry is last, since it imports the others.
      scripts:
        page === 'offline' ? [] : [...scripts.filter((file) => file !== app.entry), app.entry].map(asset),
      tags,
      policyOf: (hashes) => contentSecurityPolicy(portfolio, hashes, !isPrivate(page)),
    });
    return { ...document, slice: rendered.slice };
  };
}

/** Composes a page of a language, writes it with its data, and returns the hashes of its inline code. */
export type PageWriter = (page: SitePage) => Promise<InlineHashes>;

/** The writer of a language's pages. */
export function pageWriter(
  folder: string,
  { language, portfolio }: LocalizedPortfolio,
  pdfPages: number | null,
  site: SiteData,
  app: CompiledApp,
  renderer: PageRenderer,
  tagsOf: (address: string) => string,
  theme: string,
): PageWriter {
  const context = { portfolio, language, resumePages: pdfPages };
  const document = documentsOf(context, site, app, renderer, theme);
  return async ({ page, address, file }) => {
    const { html, hashes, slice } = await document(page, tagsOf(address));
    writeBelow(folder, file, html);
    if (page !== 'offline') writeBelow(folder, sliceAddress(page, language.code), jsonInScript(slice));
    return hashes;
  };
}

/** The portfolio of each language. */
export const portfolioOf =
  (localized: readonly LocalizedPortfolio[], fallback: Portfolio) =>
  ({ code }: { code: string }): Portfolio =>
    localized.find(({ language }) => language.code === code)?.portfolio ?? fallback;

type Element = DefaultTreeAdapterTypes.Element;

/**
 * The text of an element without child elements (React's comments are ignored); null for any other element.
 */
function ownText({ childNodes }: Element): string | null {
  const nodes = childNodes.filter((node) => !tree.isCommentNode(node));
  return nodes.length > 0 && nodes.every((node) => tree.isTextNode(node))
    ? nodes.map((node) => node.value).join('')
    : null;
}

/**
 * Adds `lang` to texts that the owner has not translated, for screen readers. The browser does the same for
 * elements that are rendered later (`src/portal/browser/foreign-texts.ts`).
 */
function markForeign(html: string, { portal, untranslated }: Portfolio): string {
  if (untranslated.length === 0) return html;
  const foreign = new Set(untranslated);
  const fragment = parseFragment(html);
  const waiting = [...fragment.childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!tree.isElementNode(node)) continue;
    const text = ownText(node)?.trim();
    // The page may add a full stop to the owner's text.
    const isForeign = text !== undefined && (foreign.has(text) || foreign.has(text.replace(/\.$/, '')));
    if (isForeign && !node.attrs.some(({ name }) => name === 'lang'))
      node.attrs.push({ name: 'lang', value: portal.language });
    waiting.push(...node.childNodes);
  }
  return serialize(fragment);
}
