import { readIndex, type SearchIndex } from '~/portal/search/search-index';
import { site } from '~/portal/site-data';

let request: Promise<SearchIndex> | null = null;

async function fetchIndex(again: boolean): Promise<SearchIndex> {
  const address = site().searchIndex;
  // A retry bypasses the browser's cache.
  const answer = await fetch(address, { cache: again ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return readIndex(await answer.text());
}

/** Loads the index once. After a failure, or if the index was invalid, the next call loads it `again`. */
export function loadSearchIndex(again = false): Promise<SearchIndex> {
  if (again) request = null;
  request ??= fetchIndex(again).catch((error: unknown) => {
    request = null;
    throw error;
  });
  return request;
}
