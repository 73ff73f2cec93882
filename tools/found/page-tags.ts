import type { Portfolio } from '../../app/content/portfolio';
import { RESUME_PAGE } from '../../app/domain/exports';
import { languages, type Language } from '../../app/domain/languages';
import { pageWords, resumeWords, type PageWords } from '../../app/i18n/page-head';
import { absolute, hrefIn, inLanguage, markdownOf, type Page } from './addresses';
import { CARD } from './card';
import { jsonInPage, structuredData } from './structured-data';

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Attributes = Readonly<Record<string, string>>;

const tag = (name: 'link' | 'meta', attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('')}/>`;

const property = (name: string, content: string): string => tag('meta', { property: `og:${name}`, content });

/** `pt` → `pt_BR`, as Open Graph names languages: with the land where most speak it. */
const localeOf = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
};

/** A page as networks show it. */
type Shared = PageWords & {
  type: 'website' | 'profile';
  language: Language;
  /** In the site. */ address: string;
  /** In the site; null where none can be shown. */ picture: string | null;
};

/** What networks show when a page is shared (https://ogp.me). Addresses there must be whole. */
function sharing(
  portfolio: Portfolio,
  { title, description, type, language, address, picture }: Shared,
): string {
  const { portal } = portfolio;
  const shown = portal.siteUrl ? picture : null;
  const others = languages.filter(({ code }) => code !== language.code);
  return [
    property('type', type),
    property('site_name', portal.title),
    property('title', title),
    property('description', description),
    property('locale', localeOf(language.code)),
    ...others.map(({ code }) => property('locale:alternate', localeOf(code))),
    portal.siteUrl && property('url', absolute(portfolio, address)),
    shown && property('image', absolute(portfolio, shown)),
    shown && property('image:width', String(CARD.width)),
    shown && property('image:height', String(CARD.height)),
    shown && property('image:alt', title),
    tag('meta', { name: 'twitter:card', content: shown ? 'summary_large_image' : 'summary' }),
  ]
    .filter(Boolean)
    .join('');
}

/** What the build puts into a page's head for machines; people's own tags are the page's (`app/i18n/page-head.ts`). */
export function pageTags(
  portfolio: Portfolio,
  page: Page,
  { picture, modified }: { /** Its address in the site. */ picture: string | null; modified: string },
): string {
  return [
    tag('link', {
      rel: 'manifest',
      href: hrefIn(portfolio, inLanguage(page.language, 'manifest.webmanifest')),
    }),
    tag('link', { rel: 'apple-touch-icon', href: hrefIn(portfolio, '/apple-touch-icon.png') }),
    tag('link', {
      rel: 'alternate',
      type: 'text/markdown',
      href: hrefIn(portfolio, markdownOf(page.address)),
    }),
    tag('link', { rel: 'describedby', type: 'text/plain', href: hrefIn(portfolio, '/llms.txt') }),
    sharing(portfolio, {
      ...pageWords(portfolio, page.slug, page.language),
      ...page,
      type: page.slug === 'profile' ? 'profile' : 'website',
      picture,
    }),
    `<script type="application/ld+json">${jsonInPage(structuredData(portfolio, page, modified))}</script>`,
  ].join('');
}

/** The same for the résumé, which has its own title, description and ways to its other shapes. */
export const resumeTags = (portfolio: Portfolio, language: Language, picture: string | null): string =>
  [
    portfolio.portal.siteUrl && tag('link', { rel: 'canonical', href: absolute(portfolio, RESUME_PAGE) }),
    sharing(portfolio, {
      ...resumeWords(portfolio, language),
      type: 'profile',
      language,
      address: RESUME_PAGE,
      picture,
    }),
  ]
    .filter(Boolean)
    .join('');
