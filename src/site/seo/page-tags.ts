import type { Portfolio } from '../../resume/model/portfolio';
import { inLanguage } from '../../portal/addresses/exports';
import { homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { jsonInScript, startTag } from '../document';
import { absolute, hrefIn, seoWords, type SeoPage } from './addresses';
import { CARD } from './pictures';
import { structuredData } from './structured-data';

/** Languages that the portal writes in another region's words than the most likely one's. */
const REGIONS: Readonly<Record<string, string>> = { pt: 'PT' };

/** `es` → `es_ES`, the format of Open Graph, with the most likely region. */
const localeOf = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${REGIONS[code] ?? region}`;
};

/** The Open Graph tags for previews of shared pages (https://ogp.me). Addresses there must be absolute. */
function sharing(portfolio: Portfolio, page: SeoPage, picture: string | null): string {
  const { portal } = portfolio;
  const { sharedTitle, description } = seoWords(portfolio, page);
  const { language, address } = page;
  const isProfile = page.kind === 'resume' || (page.kind === 'screen' && page.slug === 'profile');
  const others = languages.filter(({ code }) => code !== language.code);
  const image = portal.siteUrl && picture;
  const properties: [name: string, content: string | number][] = [
    ['type', isProfile ? 'profile' : 'website'],
    ['site_name', portal.title],
    ['title', sharedTitle],
    ['description', description],
    ['locale', localeOf(language.code)],
    ...others.map(({ code }): [string, string] => ['locale:alternate', localeOf(code)]),
  ];
  if (portal.siteUrl) properties.push(['url', absolute(portfolio, address)]);
  if (image)
    properties.push(
      ['image', absolute(portfolio, image)],
      ['image:width', CARD.width],
      ['image:height', CARD.height],
      ['image:alt', sharedTitle],
    );
  return [
    ...properties.map(([name, content]) =>
      startTag('meta', { property: `og:${name}`, content: String(content) }),
    ),
    startTag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ].join('');
}

/**
 * The tags that the build adds to a page's head. The page itself adds its title and description
 * (`src/portal/i18n/page-head.ts`).
 */
export function pageTags(
  portfolio: Portfolio,
  page: SeoPage,
  { picture, modified }: { /** The address in the site. */ picture: string | null; modified: string },
): string {
  const { kind, language, address, addressIn } = page;
  const link = (attributes: Readonly<Record<string, string>>) => startTag('link', attributes);
  const alternate = (hreflang: string, other: Language) =>
    link({ rel: 'alternate', hreflang, href: absolute(portfolio, addressIn(other)) });
  const href = (to: string) => hrefIn(portfolio, to);
  return [
    // The other pages have it in their data.
    kind === 'resume' &&
      portfolio.portal.siteUrl &&
      link({ rel: 'canonical', href: absolute(portfolio, address) }),
    ...languages.map((other) => alternate(other.code, other)),
    alternate('x-default', homeLanguage()),
    kind === 'screen' && link({ rel: 'manifest', href: href(inLanguage('/manifest.webmanifest', language)) }),
    kind === 'screen' && link({ rel: 'apple-touch-icon', href: href('/apple-touch-icon.png') }),
    // The description of the site for language models.
    link({ rel: 'describedby', type: 'text/plain', href: href('/llms.txt') }),
    sharing(portfolio, page, picture),
    `<script type="application/ld+json">${jsonInScript(structuredData(portfolio, page, modified))}</script>`,
  ]
    .filter(Boolean)
    .join('');
}
