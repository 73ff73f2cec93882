import type { Portfolio } from '../../app/content/portfolio';
import { languages } from '../../app/domain/languages';
import { pageWords } from '../../app/i18n/page-head';
import { absolute, inLanguage, markdownOf, type Page } from './addresses';
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

/** What networks show when a page is shared (https://ogp.me). */
function sharing(portfolio: Portfolio, page: Page, picture: string | null): string[] {
  const { portal } = portfolio;
  const { title, description } = pageWords(portfolio, page.slug, page.language);
  const tags = [
    property('type', page.slug === 'profile' ? 'profile' : 'website'),
    property('site_name', portal.title),
    property('title', title),
    property('description', description),
    property('locale', localeOf(page.language.code)),
    ...languages
      .filter(({ code }) => code !== page.language.code)
      .map(({ code }) => property('locale:alternate', localeOf(code))),
  ];
  // Addresses here must be whole.
  if (portal.siteUrl) tags.push(property('url', absolute(portfolio, page.address)));
  const shown = portal.siteUrl ? picture : null;
  if (shown)
    tags.push(
      property('image', absolute(portfolio, shown)),
      property('image:type', 'image/png'),
      property('image:width', String(CARD.width)),
      property('image:height', String(CARD.height)),
      property('image:alt', title),
    );
  return [...tags, tag('meta', { name: 'twitter:card', content: shown ? 'summary_large_image' : 'summary' })];
}

/** What the build puts into a page's head for machines; people's own tags are the page's (`app/i18n/page-head.ts`). */
export function pageTags(
  portfolio: Portfolio,
  page: Page,
  { picture, modified }: { /** Its address in the site. */ picture: string | null; modified: string },
): string {
  return [
    tag('link', { rel: 'manifest', href: inLanguage(page.language, 'manifest.webmanifest') }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'alternate', type: 'text/markdown', href: markdownOf(page.address) }),
    tag('link', { rel: 'describedby', type: 'text/plain', href: '/llms.txt' }),
    ...sharing(portfolio, page, picture),
    `<script type="application/ld+json">${jsonInPage(structuredData(portfolio, page, modified))}</script>`,
  ].join('');
}
