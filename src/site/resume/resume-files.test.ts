import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, describe } from 'vitest';
import fc from 'fast-check';
import ICAL from 'ical.js';

import { isSkill } from '../../resume/model/roles-by-date';
import { readPortfolio } from '../content/read-portfolio';
import { readPortfolioSync } from '../content/read-portfolio-sync';
import { exportFiles, resumeTexts, vcard } from './resume-files';
import { writeViews } from './write-resume';
import { readFolder } from '../../resume/read/folder-for-test';
import type { Portfolio } from '../../resume/model/portfolio';
import { runs } from '../../../test/support/runs';

const { portfolio } = readPortfolioSync('examples/sample', { today: new Date(2026, 10, 21) });
const texts = resumeTexts(portfolio, 2);

/** The facts that a reader of a résumé looks for. */
const facts = [
  portfolio.owner.name,
  portfolio.owner.email ?? '',
  ...portfolio.owner.biography,
  ...portfolio.companies.flatMap((company) => [
    company.name,
    ...company.positions.flatMap((position) => [
      position.title,
      position.summary ?? '',
      ...position.highlights,
      ...position.resources.flatMap((resource) => [
        resource.name,
        resource.description ?? '',
        ...(isSkill(resource) ? [] : resource.keywords),
      ]),
    ]),
  ]),
  ...portfolio.projects.flatMap(({ name, description, keywords }) => [name, description ?? '', ...keywords]),
  ...portfolio.education.flatMap(({ institution, studyType }) => [institution ?? '', studyType ?? '']),
  ...portfolio.certificates.map(({ name }) => name),
  ...portfolio.skills.flatMap(({ name, keywords }) => [name, ...keywords]),
  ...portfolio.languages.map(({ language }) => language),
];

test.each(['/resume', '/resume.md', '/resume.txt'])('%s contains every fact', (path) => {
  const text = (texts[path] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\\([\\`*_[\]<>#|])/g, '$1');
  expect(facts.length).toBeGreaterThan(120);
  for (const fact of facts) expect(text).toContain(fact);
});

test('the page has no script, inline style or empty heading', () => {
  const page = texts['/resume'] ?? '';
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|undefined|NaN|\[object/);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/<h\d[^>]*><\/h\d>/);
});

test('portal.json has an entry for every subscription, role, resource and project', () => {
  const resources = JSON.parse(texts['/portal.json'] ?? '{}') as Record<string, { type: string }>;
  const types = Object.values(resources).map(({ type }) => type);
  const count = (wanted: string) => types.filter((type) => type === wanted).length;
  expect(['subscription', 'resourceGroup', 'resource', 'project'].map(count)).toEqual([4, 5, 17, 10]);
  expect(resources['indra']).toMatchObject({
    id: '/subscriptions/indra',
    location: 'Madrid, ESP',
    properties: { state: 'Inactive', startDate: '2007-05', endDate: '2013-08', current: false, months: 76 },
  });
});

test('names files after the owner without forbidden characters', () => {
  const owner = { ...portfolio.owner, name: 'A/B: "C" ' };
  const names = exportFiles({ ...portfolio, owner }, 2).map(({ name }) => name);
  expect(names[0]).toBe('A B   C – résumé.pdf');
  for (const name of names) expect(name).not.toMatch(/[<>:"/\\|?*]/);
});

test('shortens a long file name between graphemes', () => {
  const owner = { ...portfolio.owner, name: '👩‍👩‍👧‍👦'.repeat(10_000) };
  for (const { name } of exportFiles({ ...portfolio, owner }, 2)) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(?:👩‍👩‍👧‍👦)+…/u);
  }
});

test('offers no PDF when there is none', () => {
  expect(exportFiles(portfolio, null).map(({ kind }) => kind)).toEqual(['docx', 'json', 'md', 'txt', 'vcf']);
  expect(resumeTexts(portfolio, null)['/resume']).not.toContain('resume.pdf');
  expect(resumeTexts(portfolio, null)['/resume']).toContain('print this page');
});

describe('vcard', () => {
  const { portfolio: bare } = readFolder({ 'resume.json': { basics: { name: 'A' } } });

  /** A portfolio with the given contact details. */
  function ownedBy(owner: Partial<Portfolio['owner']>): Portfolio {
    if (!bare) throw new Error('The résumé could not be read.');
    return { ...bare, owner: { ...bare.owner, ...owner } };
  }

  type Row = [name: string, parameters: Record<string, string>, type: string, value: unknown];
  /** The properties of a card, parsed by a second library. */
  function rowsOf(card: string): Row[] {
    const [, rows] = ICAL.parse(card) as unknown as [string, Row[]];
    return rows;
  }
  /**
   * The parts of an address, parsed by hand. The library misreads the `\\;` of an escaped backslash as an
   * escaped semicolon.
   */
  function addressIn(card: string): string[] {
    const [, value = ''] = /^ADR:(.*)$/m.exec(card.replaceAll('\r\n ', '')) ?? [];
    const parts = value.match(/(?:\\.|[^\\;])*(?:;|$)/g) ?? [];
    return parts.map((part) =>
      part.replace(/;$/, '').replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
    );
  }
  const valueOf = (card: string, name: string): unknown => rowsOf(card).find(([row]) => row === name)?.[3];

  test('a vCard contains the name and the contacts', () => {
    const card = vcard(
      ownedBy({
        name: 'Ana; Núñez, Jr.',
        email: 'ana@example.com',
        phone: '+34 600 000 000',
        website: 'https://example.com',
        profiles: [{ network: 'LinkedIn', label: 'ana', url: 'https://www.linkedin.com/in/ana' }],
      }),
    );
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4.0\r\n[^]*END:VCARD\r\n$/);
    const values = ['fn', 'email', 'tel', 'url', 'socialprofile'].map((name) => valueOf(card, name));
    expect(values).toEqual([
      'Ana; Núñez, Jr.',
      'ana@example.com',
      '+34 600 000 000',
      'https://example.com',
      'https://www.linkedin.com/in/ana',
    ]);
  });

  test('a vCard of a résumé contains its street only if the owner publishes it', () => {
    const location = { address: '12 Loom Street', postalCode: 'SW1Y 4JH', city: 'London' };
    const resume = { basics: { name: 'Ada Byron', location } };
    const cardOf = (files: object) => {
      const { portfolio: read } = readFolder({ 'resume.json': resume, ...files });
      return read ? vcard(read) : '';
    };
    expect(cardOf({})).toContain('London');
    expect(cardOf({})).not.toMatch(/Loom|SW1Y/);
    expect(cardOf({ 'portal.yaml': 'privacy: { publish: [address] }\n' })).toMatch(
      /12 Loom Street.*SW1Y 4JH/,
    );
  });

  /** Texts in any script, including all special characters of a vCard. */
  const text = fc
    .array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(',', ';', '\\', '\n', ':', '"', '名前')),
      {
        maxLength: 60,
      },
    )
    .map((parts) =>
      parts.join('').replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : '')),
    )
    .filter((joined) => joined.trim() !== '');

  test('lines are at most 75 octets long, and another parser reads the same texts', () => {
    fc.assert(
      fc.property(text, text, text, (name, phone, city) => {
        const place = {
          city,
          region: null,
          country: null,
          countryCode: null,
          address: null,
          postalCode: null,
        };
        const card = vcard(ownedBy({ name, phone, place }));
        const lines = card.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.from(line).toString()).toBe(line);
        }
        expect(valueOf(card, 'fn')).toBe(name);
        expect(valueOf(card, 'tel')).toBe(phone);
        expect(addressIn(card)[3]).toBe(city);
      }),
      { numRuns: runs(4000) },
    );
  });
});

test('says which tailored résumé has more pages than its owner allows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'views-'));
  const highlights = Array.from({ length: 90 }, (_, at) => `Did thing number ${at} there`);
  const work = [{ name: 'Engines', position: 'Engineer', startDate: '2000-01', highlights }];
  writeFileSync(join(folder, 'resume.json'), JSON.stringify({ basics: { name: 'Ada' }, work }));
  writeFileSync(join(folder, 'portal.yaml'), 'views: { long: { pages: 1 }, free: { title: Engineer } }');
  const { views } = await readPortfolio(folder, { today: new Date() });
  const sentences = await writeViews(join(folder, 'site'), folder, views, '');
  expect(sentences).toContain('The tailored résumé "long" has 2 pages (en), 1 at most.');
  expect(sentences.filter((sentence) => sentence.includes('free'))).toEqual([]);
});
