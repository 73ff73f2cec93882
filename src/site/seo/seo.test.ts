import { utimesSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import { folderOf, portfolioOf } from '../../resume/read/folder-for-test';
import { clipped } from '../../portal/text/clipped';
import { languages, setHomeLanguage } from '../../portal/addresses/languages';
import { screens } from '../../portal/addresses/screens';
import { pageWords, resumeWords } from '../../portal/i18n/page-head';
import { seoPages } from './addresses';
import { pageTags } from './page-tags';
import { structuredData } from './structured-data';
import { lastModified } from './text-files';

const SITE = 'https://ada.example/me~you';

// Other tests of the same process read portals in other languages.
beforeEach(() => setHomeLanguage('en'));

const RESUME = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Analyst </script> & <poet>',
    url: 'https://ada.example/',
    image: 'ada.svg',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'LinkedIn', username: 'ada', url: 'https://www.linkedin.com/in/ada' }],
  },
  work: [
    { name: 'Engines', position: 'Programmer', location: 'London', startDate: '1842-10' },
    { name: 'Home', position: 'Reader', startDate: '1833', endDate: '1842-09' },
  ],
  education: [{ institution: 'De Morgan’s lessons', area: 'Mathematics' }],
  skills: [{ name: 'Analysis', keywords: ['Bernoulli numbers', 'Analysis'] }],
  languages: [{ language: 'English' }, { language: 'French' }],
  certificates: [{ name: 'Operator', issuer: 'Royal Society' }],
  meta: { lastModified: '1843-07-10T12:00:00Z' },
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const owned = (resume: object, portal = `siteUrl: ${SITE}\n`) =>
  portfolioOf(resume, { 'portal.yaml': portal, 'ada.svg': SVG });

const ada = owned(RESUME);
const pageOf = (slug: string) => seoPages(ada).find((page) => page.kind === 'screen' && page.slug === slug)!;

type Node = Record<string, unknown>;
const graphOf = (slug: string, portfolio = ada) =>
  (
    structuredData(portfolio, pageOf(slug), '1843-07-10') as unknown as {
      '@context': string;
      '@graph': Node[];
    }
  )['@graph'];

test('a profile has all required fields and the known facts of the person', () => {
  const [page, crumbs] = graphOf('profile');
  const person = page?.['mainEntity'] as Node;
  // https://developers.google.com/search/docs/appearance/structured-data/profile-page
  expect(page?.['@type']).toBe('ProfilePage');
  expect(page?.['dateModified']).toBe('1843-07-10');
  expect(person).toMatchObject({
    '@type': 'Person',
    '@id': `${SITE}/profile#person`,
    name: 'Ada Lovelace',
    url: `${SITE}/profile`,
    image: expect.stringMatching(new RegExp(`^${SITE}/pictures/ada-\\w+\\.svg$`)),
    jobTitle: 'Programmer',
    description: 'Analyst </script> & <poet>',
    address: { addressLocality: 'London', addressCountry: 'GB' },
    sameAs: ['https://ada.example/', 'https://www.linkedin.com/in/ada'],
    knowsAbout: ['Analysis', 'Bernoulli numbers'],
    knowsLanguage: [{ name: 'English' }, { name: 'French' }],
    worksFor: [{ '@type': 'Organization', name: 'Engines' }],
    alumniOf: [
      { '@type': 'EducationalOrganization', name: 'De Morgan’s lessons' },
      { '@type': 'Organization', name: 'Home' },
    ],
    hasCredential: [{ name: 'Operator' }],
  });
  expect(crumbs?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/dashboard` },
    { '@type': 'ListItem', position: 2, name: 'IAM', item: `${SITE}/profile` },
  ]);
});

test('pages have plain titles outside of the portal, with the name first', () => {
  const tags = pageTags(ada, pageOf('profile'), { picture: null, modified: '1843-07-10' });
  expect(tags).toContain('<meta property="og:title" content="Ada Lovelace - Profile">');
  expect(tags).toContain('content="pt_PT"');
  for (const language of languages) {
    const titles = screens.map(({ slug }) => pageWords(ada, slug, language).sharedTitle);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => /IAM|Subscri|Abonn|Suscri/.test(title))).toEqual([]);
  }
});

const caseStudies = [{ id: 'engine', project: 'engine', title: 'The engine' }];
const stories = seoPages({ caseStudies } as unknown as Pick<typeof ada, 'caseStudies'>);

test('case studies and the résumé have data, and name the description for language models', () => {
  const projects = [{ name: 'Engine', description: 'Counts' }];
  const portfolio = portfolioOf(
    { ...RESUME, basics: { name: 'Ada Lovelace' }, projects },
    {
      'portal.yaml': `siteUrl: ${SITE}\n`,
      'projects/engine.md': '# The engine\n\nIt counts.',
    },
  );
  const kinds = { study: 'Article', resume: 'ProfilePage' };
  for (const [kind, type] of Object.entries(kinds)) {
    const page = seoPages(portfolio).find((one) => one.kind === kind)!;
    const tags = pageTags(portfolio, page, { picture: null, modified: '1843-07-10' });
    expect(tags).toContain('rel="describedby"');
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': type, dateModified: '1843-07-10' }] });
  }
});

test('a case study has the day of its own files, in any language, and other pages that of the others', () => {
  const folder = folderOf({ 'resume.json': {}, 'projects/engine.md': '#', 'projects/engine.pt.md': '#' });
  const days = {
    'resume.json': '2024-01-02',
    'projects/engine.md': '2023-01-02',
    'projects/engine.pt.md': '2023-03-04',
  };
  for (const [file, day] of Object.entries(days))
    utimesSync(join(folder, file), new Date(day), new Date(day));
  const dayOf = (resume: Record<string, unknown>, kind: string) =>
    lastModified({ resume }, folder)(stories.find((page) => page.kind === kind)!);
  expect(dayOf({}, 'study')).toBe('2023-03-04');
  expect(dayOf({}, 'screen')).toBe('2024-01-02');
  expect(dayOf(RESUME, 'study')).toBe('2023-03-04');
  expect(dayOf(RESUME, 'resume')).toBe('1843-07-10');
});

test('escapes text in tags', () => {
  const tags = pageTags(ada, pageOf('profile'), { picture: '/pictures/x.png', modified: '1843-07-10' });
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(tags).not.toContain('<poet>');
  expect(tags).toContain('Analyst &lt;/script&gt; &amp; &lt;poet&gt;');
});

test('descriptions have 50 to 160 characters for any owner', () => {
  const names = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 400 })
    .filter((name) => /\S/.test(name));
  fc.assert(
    fc.property(names, fc.option(names), (name, headline) => {
      const owner = { ...ada.owner, name, headline };
      for (const language of languages) {
        const about = screens.map(({ slug }) => pageWords({ ...ada, owner }, slug, language));
        const all = [...about, resumeWords({ ...ada, owner }, language)].map(
          ({ description }) => description,
        );
        expect(all.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
        expect(new Set(all).size).toBe(all.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('shortens a text after a word and between graphemes', () => {
  expect(clipped('A career at a glance', 20)).toBe('A career at a glance');
  expect(clipped('A career at a glance', 16)).toBe('A career at a…');
  expect(clipped('Wolfeschlegelstein', 8)).toBe('Wolfesc…');
  expect(clipped('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 13)).toBe('👩‍👩‍👧‍👦…');
});
