import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

/** The modules of another process. */
async function nextProcess() {
  vi.resetModules();
  const { locateCity } = await import('../resume/model/places/locate-city');
  return { locateCity, ...(await import('./cached-places')) };
}

test('locates a place once, and the next build reads it from the cache', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'places-'));
  const first = await nextProcess();
  first.readCachedPlaces(cache);
  const located = first.locateCity('Dallas, US');
  expect(located).toMatchObject({ kind: 'found', marker: { city: 'Dallas' }, region: 'Texas' });
  const unknown = first.locateCity('Springfield');
  expect(unknown.kind).toBe('unknown');
  first.cachePlaces(cache);

  const [file = ''] = readdirSync(cache);
  const text = readFileSync(join(cache, file), 'utf8');
  const second = await nextProcess();
  second.readCachedPlaces(cache);
  expect(second.locateCity('Dallas, US')).toEqual(located);
  expect(second.locateCity('Springfield')).toEqual(unknown);
  second.cachePlaces(cache);
  expect(readFileSync(join(cache, file), 'utf8')).toBe(text);

  writeFileSync(join(cache, file), text.replace('"Dallas"', '"Dallas from the file"'));
  const third = await nextProcess();
  third.readCachedPlaces(cache);
  expect(third.locateCity('Dallas, US')).toMatchObject({ marker: { city: 'Dallas from the file' } });
  // The same text with another country is another place.
  expect(third.locateCity('Dallas', 'GB')).toEqual((await nextProcess()).locateCity('Dallas', 'GB'));
});

test('caches only the places of the last build', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'places-'));
  const first = await nextProcess();
  first.locateCity('Lisbon');
  first.cachePlaces(cache);
  const second = await nextProcess();
  second.readCachedPlaces(cache);
  second.locateCity('Madrid');
  second.cachePlaces(cache);
  const [file = ''] = readdirSync(cache);
  const cached = JSON.parse(readFileSync(join(cache, file), 'utf8')) as object;
  expect(Object.keys(cached)).toEqual([JSON.stringify(['Madrid', null])]);
});
