import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import type { Portfolio } from '../../resume/model/portfolio';
import { vcard } from './vcard';

const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'A' } } });

/** A portfolio with the given contact details. */
function ownedBy(owner: Partial<Portfolio['owner']>): Portfolio {
  if (!portfolio) throw new Error('The résumé could not be read.');
  return { ...portfolio, owner: { ...portfolio.owner, ...owner } };
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
      place: {
        city: 'Madrid',
        region: null,
        country: 'Spain',
        countryCode: 'ES',
        address: 'Calle 1',
        postalCode: '28001',
      },
    }),
  );
  expect(card).toContain('BEGIN:VCARD\r\nVERSION:4.0\r\n');
  expect(card).toMatch(/END:VCARD\r\n$/);
  expect(valueOf(card, 'fn')).toBe('Ana; Núñez, Jr.');
  expect(valueOf(card, 'email')).toBe('ana@example.com');
  expect(valueOf(card, 'tel')).toBe('+34 600 000 000');
  expect(valueOf(card, 'url')).toBe('https://example.com');
  expect(valueOf(card, 'adr')).toEqual(['', '', 'Calle 1', 'Madrid', '', '28001', 'Spain']);
  expect(rowsOf(card).find(([row]) => row === 'socialprofile')).toMatchObject([
    'socialprofile',
    { 'service-type': 'LinkedIn' },
    expect.any(String),
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
  expect(cardOf({ 'portal.yaml': 'privacy: { publish: [address] }\n' })).toMatch(/12 Loom Street.*SW1Y 4JH/);
});

/** Texts in any script, including all special characters of a vCard. */
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(',', ';', '\\', '\n', ':', '"', '名前')), {
    maxLength: 60,
  })
  .map((parts) => parts.join('').replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? sign : '')))
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
    { numRuns: 2000 },
  );
});
