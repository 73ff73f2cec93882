import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { locatedPlaces, restorePlaces, type Located } from '../../resume/model/places/locate';
import { CACHE_FOLDER } from '../../resume/read/packed';
import { removeUnused, cacheFile, cachedFile, programId } from './cache-file';

/**
 * The cache of located places. Without it, each build reads the cities of the world, which takes half a
 * second.
 */
const CACHE = join(CACHE_FOLDER, 'places');

const fileIn = (cache: string): string =>
  join(cache, `${createHash('sha256').update(programId()).digest('hex')}.json`);

/** Reads the places that an earlier build has located. */
export function readCachedPlaces(cache = CACHE): void {
  const cached = cachedFile(fileIn(cache));
  if (cached) restorePlaces(JSON.parse(cached.toString()) as Record<string, Located>);
}

/** Keeps the places of this build for the next one. */
export function cachePlaces(cache = CACHE): void {
  const places = JSON.stringify(locatedPlaces());
  const file = fileIn(cache);
  if (cachedFile(file)?.toString() === places) return;
  cacheFile(file, places);
  removeUnused(cache);
}
