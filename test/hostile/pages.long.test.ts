import { expect, test } from 'vitest';

import type { Portfolio } from '../../src/resume/model/portfolio';
import { inLanguage } from '../../src/portal/addresses/exports';
import { languageAt, languages } from '../../src/portal/addresses/languages';
import { seoPages } from '../../src/site/seo/addresses';
import { pageTags } from '../../src/site/seo/page-tags';
import { hostingOf, MISSING_PAGE, nginxFile, publishedHostFiles } from '../../src/site/hosts/hosting';
import { contentSecurityPolicy } from '../../src/site/hosts/policy';
import { resumePolicy, resumeTexts } from '../../src/site/resume/resume-files';
import { hostileOwners, plainOwner, TILE_ORIGINS, PICTURE_ORIGIN, type OwnersFiles } from './owners';
import { readPage } from './page-faults';
import { pagesWithoutSite, type OwnersSite } from './site';
import { runs } from '../support/runs';

const OWNERS = runs(200);
const PAGES_EACH = 1;
const SEED = 13;

const MISSING = languages.map((language) => inLanguage(`/${MISSING_PAGE}`, language));
const PAGES = seoPages({ caseStudies: [] });
const ADDRESSES = [...PAGES.map(({ address }) => address), ...MISSING];

/** A page as published by the build. */
async function published(address: string, { page, portfolioIn }: OwnersSite): Promise<string> {
  const language = languageAt(address);
  const portfolio = portfolioIn(language.code);
  const shown = PAGES.find((one) => one.address === address);
  const tags = shown ? pageTags(portfolio, shown, { picture: '/card.png', modified: '2026-11-21' }) : '';
  if (shown?.kind !== 'resume') return page(address, tags);
  return resumeTexts(portfolio, null, language, { policy: resumePolicy(portfolio), tags })[address] ?? '';
}

/** The exact policy of a page. */
const expectedPolicy = (script: readonly string[], style: readonly string[], offline: boolean): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    `img-src 'self' data: ${PICTURE_ORIGIN} ${TILE_ORIGINS}`,
    "font-src 'self'",
    `connect-src 'self' ${TILE_ORIGINS}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    offline ? 'trusted-types default worker' : 'trusted-types default',
  ].join('; ');

const HASHES = ["'sha256-AAAA+/='"];

/** The files for hosts by name. */
function hostFiles(portfolioIn: (language: string) => Portfolio): Record<string, string> {
  const portfolio = portfolioIn('en');
  const policy = contentSecurityPolicy(portfolio, { scripts: HASHES, styles: HASHES });
  expect(policy).toBe(expectedPolicy(HASHES, HASHES, portfolio.portal.offline));
  const hosting = hostingOf(portfolio, [{ scripts: HASHES, styles: HASHES }]);
  return { ...publishedHostFiles(hosting), 'nginx.conf': nginxFile(hosting) };
}

const settingsOf = (owner: OwnersFiles) => {
  const { offline, httpsOnSubdomains } = JSON.parse(owner['portal.yaml']) as Record<string, boolean>;
  return { offline: offline === true, httpsOnSubdomains: httpsOnSubdomains === true };
};

/** The generated classes that place a career's entries. They hold numbers only. */
const CAREER_STYLE = /^(?:\.at-[\d-]+\{[\d\-a-z:/;%.]+\})+$/;

test(`text of ${OWNERS} hostile owners never breaks out of its place in a page or in a host's file`, async () => {
  const sites = await pagesWithoutSite();
  const plainPages = new Map<string, ReturnType<typeof readPage>>();
  const plainFiles = new Map<string, Record<string, string>>();
  for (const offline of [true, false])
    for (const httpsOnSubdomains of [true, false]) {
      const settings = { offline, httpsOnSubdomains };
      await sites.of(plainOwner(settings), async (site) => {
        plainFiles.set(JSON.stringify(settings), hostFiles(site.portfolioIn));
        if (plainPages.size === 0)
          for (const address of ADDRESSES)
            plainPages.set(address, readPage(await published(address, site), [PICTURE_ORIGIN]));
      });
    }
  for (const [at, owner] of hostileOwners(OWNERS, SEED).entries()) {
    const settings = settingsOf(owner);
    await sites.of(owner, async (site) => {
      for (let nth = 0; nth < PAGES_EACH; nth += 1) {
        const address = ADDRESSES[(at * PAGES_EACH + nth) % ADDRESSES.length] ?? '';
        const where = `owner ${at}, ${address}`;
        const html = await published(address, site);
        const page = readPage(html, [PICTURE_ORIGIN]);
        const plain = plainPages.get(address);
        expect.soft(page.faults, where).toEqual([]);
        expect.soft(page.scripts, where).toEqual(plain?.scripts);
        expect
          .soft(
            page.styles.filter((text) => !CAREER_STYLE.test(text)),
            where,
          )
          .toEqual(plain?.styles);
        const { script, style } = page.hashes;
        const policy = expectedPolicy(script, style, settings.offline).replace(
          "frame-ancestors 'none'; ",
          '',
        );
        // The policy of the Advisor's document allows no tile host.
        const isAdvisor = address.endsWith('/advisor');
        expect.soft(page.policy, where).toBe(isAdvisor ? policy.replaceAll(` ${TILE_ORIGINS}`, '') : policy);
      }
      expect.soft(hostFiles(site.portfolioIn)).toEqual(plainFiles.get(JSON.stringify(settings)));
    });
  }
});
