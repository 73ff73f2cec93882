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
import { pageAddress, addressOf, isPrivate, screens } from '../portal/addresses/screens';
import type { SiteData } from '../portal/site-data';
import { catalogueOf } from '../portal/i18n/catalogues';
import { PAGE_DATA_ID, ROOT_ID, type PageContext } from '../portal/page-data';
import { ownersColors } from '../portal/styles/owners-colors';
import type { CompiledApp } from './compiled-app';
import type { LocalizedPortfolio } from './content/read-content';
import { headTag, htmlDocument, inlineHash, jsonInScript, startTag } from './document';
import { MISSING_PAGE } from './hosts/hosting';
import { contentSecurityPolicy, type InlineHashes } from './hosts/policy';

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

/** A page's document, the source expressions of its inline code, and its data. */
type PageDocument = { html: string; hashes: InlineHashes; slice: unknown };

/**
 * Composes the documents of a language's pages. All inline code is inserted here, so its hashes are known.
 * @param theme the owner's values of tokens, as a stylesheet
 */
export function pageDocuments(
  context: PageContext,
  site: SiteData,
  app: CompiledApp,
  renderer: PageRenderer,
  theme = '',
): (page: RenderablePage, tags?: string) => Promise<PageDocument> {
  const { portfolio, language } = context;
  const { basePath } = portfolio.portal;
  const { firstSecond } = app;
  const asset = (file: string) => `${basePath}assets/${file}`;
  const assetText = (file: string) => readFileSync(join(app.assets, file), 'utf8').trim();
  const owners = ownersColors(portfolio) + careerStyle(portfolio) + theme;
  const attributes = {
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
  };
  return async (page, tags = '') => {
    const { data, head, html, slice } = await renderer.renderPage(page, context, site, new Date());
    const needed = app.pages[page === 'offline' ? 'not-found' : screenFolder(page)];
    const files = { styles: [], scripts: [], ...needed };
    const styles = [app.layerOrder + files.styles.map(assetText).join(''), owners].filter(Boolean);
    const hashes = { scripts: [inlineHash(firstSecond)], styles: styles.map(inlineHash) };
    const inHead = [
      `<script>${firstSecond}</script>`,
      startTag('link', { rel: 'icon', type: 'image/svg+xml', href: `${basePath}icon.svg` }),
      ...head.map(headTag),
      ...styles.map((text) => `<style>${text}</style>`),
      tags,
    ];
    const body = [
      `<div id="${ROOT_ID}">${markForeign(html, portfolio)}</div>`,
      startTag('link', { rel: 'stylesheet', media: 'print', href: asset(app.printStyles) }),
    ];
    // The page for visitors without a network has no scripts.
    if (page !== 'offline')
      body.push(
        // After the content. In the head, they would compete with the text for bandwidth.
        `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInScript(data)}</script>`,
        startTag('link', {
          rel: 'preload',
          as: 'fetch',
          crossorigin: 'anonymous',
          href: site.texts,
          fetchpriority: 'low',
        }),
        // Vite loads the styles of a screen with its module, unless the document has a link to them
        // (docs/decisions/003). A disabled link loads nothing.
        ...files.styles.map((file) =>
          startTag('link', { rel: 'stylesheet', href: asset(file), disabled: '' }),
        ),
        // The entry is last, since it imports the others.
        ...[...files.scripts.filter((file) => file !== app.entry), app.entry].map((file) =>
          startTag('link', { rel: 'modulepreload', href: asset(file), fetchpriority: 'low' }),
        ),
        `${startTag('script', { type: 'module', src: asset(app.entry) })}</script>`,
      );
    const policy = contentSecurityPolicy(portfolio, hashes, !isPrivate(page));
    const document = htmlDocument({ attributes, policy, head: inHead.join(''), body: body.join('') });
    return { html: document, hashes, slice };
  };
}

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
