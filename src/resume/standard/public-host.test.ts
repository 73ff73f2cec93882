import fc from 'fast-check';
import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../read/folder-for-test';
import { publicOrigin, tileOrigins } from './public-host';
import { runs } from '../../../test/support/runs';

const RESUME = { basics: { name: 'Ada' } };
const SOURCE = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/** Hosts with special characters for a policy, an attribute, a header or a server's settings. */
const HOSTILE_HOSTS = [
  'a"onload="alert(1)',
  'a;script-src *',
  "a;script-src'unsafe-inline'",
  'a;b.example',
  'a"b.example',
  "a'b.example",
  'a,b.example',
  '*.example',
  '*',
  'user:secret@tiles.example',
  'user@tiles.example',
  'a\nX-Injected: yes',
  'a\r\nX-Injected: yes',
  'a\tb.example',
  'a\u2028b.example',
  'a b.example',
  'a$b.example',
  'a{b}.example',
  '{z}.tiles.example',
  '[::1]',
  'under_score.example',
];
const yaml = (value: string) => JSON.stringify(value);

test.each(HOSTILE_HOSTS)('refuses a map, a picture, a site and a mail service on "%s"', (host) => {
  const tiles = `https://${host}/{z}/{x}/{y}.png`;
  expect(tileOrigins(tiles)).toBeNull();
  expect(publicOrigin(`https://${host}/me.png`)).toBeNull();
  const messages = (portal: string, image?: string) => {
    const { problems, warnings } = readFolder({
      'resume.json': { basics: { name: 'Ada', ...(image !== undefined && { image }) } },
      'portal.yaml': portal,
    });
    return [...problems, ...warnings].join('\n');
  };
  expect(messages(`map: { url: ${yaml(tiles)} }\n`)).toContain('portal.yaml:1:8 map.url: expected ');
  expect(messages('', `https://${host}/me.png`)).toContain('resume.json:4:5 basics.image: ');
  expect(messages(`siteUrl: ${yaml(`https://${host}/`)}\n`)).toContain('portal.yaml:1:1 siteUrl: expected ');
  const keys = 'publicKey: a, serviceId: b, templateId: c';
  expect(messages(`mail: { ${keys}, origin: ${yaml(`https://${host}`)} }\n`)).toContain(
    'mail.origin: expected ',
  );
});

test('normalizes origins for the policy, with the subdomains of the map', () => {
  expect(publicOrigin('https://Bücher.example:8443/a?b#c')).toBe('https://xn--bcher-kva.example:8443');
  expect(publicOrigin('http://localhost:8025')).toBeNull();
  expect(publicOrigin('http://localhost:8025', { loopback: true })).toBe('http://localhost:8025');
  expect(publicOrigin('http://mail.example', { loopback: true })).toBeNull();
  expect(tileOrigins('https://Tile.example:443/{z}/{x}/{y}{r}.png?key=1')).toEqual(['https://tile.example']);
  expect(tileOrigins('https://{s}.tile.example/{z}/{x}/{-y}.png')).toEqual([
    'https://a.tile.example',
    'https://b.tile.example',
    'https://c.tile.example',
  ]);
  // Leaflet throws an error for an unknown field.
  expect(tileOrigins('https://tile.example/{z}/{x}/{y}.png?key={constructor}')).toBeNull();
});

test('normalizes addresses with capitals and other scripts', () => {
  const portfolio = portfolioOf(
    { basics: { ...RESUME.basics, image: 'https://IMG.example/é a.png' } },
    'siteUrl: https://Ünal.example/\n',
  );
  expect(portfolio.owner.photo?.src).toBe('https://img.example/%C3%A9%20a.png');
  expect(portfolio.pictureHosts).toEqual(['img.example']);
  expect(portfolio.portal.siteUrl).toBe('https://xn--nal-goa.example');
});

const piece = fc.oneof(
  fc.constantFrom(...HOSTILE_HOSTS, 'https://', '.example', '/', ':8443', '@', '%22', '%0a', '{s}', '{z}'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

test('the origin of any address is plain, or there is none', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const address = `https://${pieces.join('')}`;
      const origins = [publicOrigin(address) ?? [], tileOrigins(address) ?? []].flat();
      for (const origin of origins) expect(origin).toMatch(SOURCE);
    }),
    { numRuns: runs(20_000) },
  );
});
