import { searchIndexAddress } from 'virtual:search';

import { readIndex, type SearchIndex } from '~/domain/search-index';

let arriving: Promise<SearchIndex> | null = null;

async function ask(): Promise<SearchIndex> {
  const answer = await fetch(searchIndexAddress);
  if (!answer.ok) throw new Error(`${searchIndexAddress}: ${answer.status}`);
  return readIndex(await answer.text());
}

/** Brings the index once; after a failure the next call tries again. */
export function bringIndex(): Promise<SearchIndex> {
  arriving ??= ask().catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}
