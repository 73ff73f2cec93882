import type { Graph } from 'schema-dts';

import type { Portfolio } from '../../resume/model/portfolio';
import { studyPage } from '../../portal/addresses/case-studies';
import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { pageAddress, addressOf } from '../../portal/addresses/screens';
import { pageWords, resumeWords, type PageWords } from '../../portal/i18n/page-head';
import { studyWords } from '../../portal/screens/case-study/data';
import { escapeHtml } from '../document';
import { absolute, hrefIn, markdownOf, type Page } from './addresses';
import { CARD } from './pictures';
import { jsonInPage, resumeData, structuredData, studyData } from './structured-data';

type Attributes = Readonly<Record<string, string>>;

const tag = (name: 'link' | 'meta', attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}/>`;

const property = (name: string, content: string): string => tag('meta', { property: `og:${name}`, content });

/** Languages that the portal writes in another region's words than the most likely one's. */
const REGIONS: Readonly<Record<string, string>> = { pt: 'PT' };

/** `es` → `es_ES`, the format of Open Graph, with the most likely region. */
const localeOf = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${REGIONS[code] ?? region}`;
};

/** The links to a page as Markdown and to the description of the site, for language models. */
const forModels = (portfolio: Portfolio, markdown: string): string =>
  tag('link', { rel: 'alternate', type: 'text/markdown', href: hrefIn(portfolio, markdown) }) +
  tag('link', { rel: 'describedby', type: 'text/plain', href: hrefIn(portfolio, '/llms.txt') });

const dataTag = (graph: Graph): string => `<script type="application/ld+json">${jsonInPage(graph)}</script>`;

type Shared = PageWords & {
  type: 'website' | 'profile';
  language: Language;
  /** The address in the site. */ address: string;
  /** The address in the site; null if there is no picture. */ picture: string | null;
};

/** The Open Graph tags for previews of shared pages (https://ogp.me). Addresses there must be absolute. */
function sharing(
  portfolio: Portfolio,
  { sharedTitle, description, type, language, address, picture }: Shared,
): string {
  const { portal } = portfolio;
  const shown = portal.siteUrl ? picture : null;
  const others = languages.filter(({ code }) => code !== language.code);
  return [
    property('type', type),
    property('site_name', portal.title),
    property('title', sharedTitle),
    property('description', description),
    property('locale', localeOf(language.code)),
    ...others.map(({ code }) => property('locale:alternate', localeOf(code))),
    portal.siteUrl && property('url', absolute(portfolio, address)),
    shown && property('image', absolute(portfolio, shown)),
    shown && property('image:width', String(CARD.width)),
    shown && property('image:height', String(CARD.height)),
    shown && property('image:alt', sharedTitle),
    tag('meta', { name: 'twitter:card', content: shown ? 'summary_large_image' : 'summary' }),
  ]
    .filter(Boolean)
    .join('');
}

/** The links to the same page in each language, and to the owner's for other languages. */
function alternates(portfolio: Portfolio, addressIn: (language: Language) => string): string {
  const link = (hreflang: string, language: Language) =>
    tag('link', { rel: 'alternate', hreflang, href: absolute(portfolio, addressIn(language)) });
  return [
    ...languages.map((language) => link(language.code, language)),
    link('x-default', homeLanguage()),
  ].join('');
}

/**
 * The tags that the build adds to a page's head. The page itself adds its title and description
 * (`src/portal/i18n/page-head.ts`).
 */
export function pageTags(
  portfolio: Portfolio,
  page: Page,
  { picture, modified }: { /** The address in the site. */ picture: string | null; modified: string },
): string {
  return [
    alternates(portfolio, (language) => addressOf(page.slug, language)),
    tag('link', {
      rel: 'manifest',
      href: hrefIn(portfolio, inLanguage('/manifest.webmanifest', page.language)),
    }),
    tag('link', { rel: 'apple-touch-icon', href: hrefIn(portfolio, '/apple-touch-icon.png') }),
    forModels(portfolio, markdownOf(page.address)),
    sharing(portfolio, {
      ...pageWords(portfolio, page.slug, page.language),
      ...page,
      type: page.slug === 'profile' ? 'profile' : 'website',
      picture,
    }),
    dataTag(structuredData(portfolio, page, modified)),
  ].join('');
}

/** The tags of a case study's page. */
export function studyTags(
  portfolio: Portfolio,
  { id, address, language }: { id: string; address: `/${string}`; language: Language },
  { picture, modified }: { picture: string | null; modified: string },
): string {
  const words = studyWords({ portfolio, language }, id);
  return [
    alternates(portfolio, (other) => pageAddress(studyPage(id), other)),
    forModels(portfolio, markdownOf(address)),
    sharing(portfolio, { ...words, type: 'website', language, address, picture }),
    dataTag(studyData(portfolio, { ...words, address, language }, modified)),
  ].join('');
}

/** The tags of the résumé's page, which has its own title, description and alternative formats. */
export const resumeTags = (
  portfolio: Portfolio,
  language: Language,
  { picture, modified }: { picture: string | null; modified: string },
): string =>
  [
    portfolio.portal.siteUrl &&
      tag('link', { rel: 'canonical', href: absolute(portfolio, inLanguage(RESUME_PAGE, language)) }),
    alternates(portfolio, (other) => inLanguage(RESUME_PAGE, other)),
    forModels(portfolio, inLanguage(markdownOf(RESUME_PAGE), language)),
    sharing(portfolio, {
      ...resumeWords(portfolio, language),
      type: 'profile',
      language,
      address: inLanguage(RESUME_PAGE, language),
      picture,
    }),
    dataTag(resumeData(portfolio, language, modified)),
  ]
    .filter(Boolean)
    .join('');
