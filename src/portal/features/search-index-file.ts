import { readIndex, type SearchIndex } from '~/portal/lib/search-index';
import { site } from '~/portal/site-data';

let arriving: Promise<SearchIndex> | null = null;

async function ask(again: boolean): Promise<SearchIndex> {
  const address = site().searchIndex;
  // ParsedFilters again, what the browser keeps of the first answer is no answer.
  const answer = await fetch(address, { cache: again ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return readIndex(await answer.text());
}

/** Brings the index once; after a failure, or when what came could not be used, the next call tries `again`. */
export function bringIndex(again = false): Promise<SearchIndex> {
  if (again) arriving = null;
  arriving ??= ask(again).catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}
