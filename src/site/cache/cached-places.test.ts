import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

/** The modules of another process. */
async function nextProcess() {
  vi.resetModules();
  const { locate } = await import('../../resume/model/places/locate');
  return { locate, ...(await import('../content/read-content')) };
}

test('locates a place once, and the next build reads it from the cache', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'places-'));
  const first = await nextProcess();
  first.readCachedPlaces(cache);
  const located = first.locate('Dallas, US');
  expect(located).toMatchObject({ kind: 'found', marker: { city: 'Dallas' }, region: 'Texas' });
  const unknown = first.locate('Springfield');
  expect(unknown.kind).toBe('unknown');
  first.cachePlaces(cache);

  const [file = ''] = readdirSync(cache);
  const text = readFileSync(join(cache, file), 'utf8');
  const second = await nextProcess();
  second.readCachedPlaces(cache);
  expect(second.locate('Dallas, US')).toEqual(located);
  expect(second.locate('Springfield')).toEqual(unknown);
  second.cachePlaces(cache);
  expect(readFileSync(join(cache, file), 'utf8')).toBe(text);

  writeFileSync(join(cache, file), text.replace('"Dallas"', '"Dallas from the file"'));
  const third = await nextProcess();
  third.readCachedPlaces(cache);
  expect(third.locate('Dallas, US')).toMatchObject({ marker: { city: 'Dallas from the file' } });
  // The same text with another country is another place.
  expect(third.locate('Dallas', 'GB')).toEqual((await nextProcess()).locate('Dallas', 'GB'));
});
