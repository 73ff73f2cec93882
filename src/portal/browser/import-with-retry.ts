import { reloadIfStale } from './reload-if-stale';

const missing = new Set<HTMLLinkElement>();

function askAgain(failed: HTMLLinkElement): Promise<void> {
  missing.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)));
    failed.replaceWith(link);
  });
}

/**
 * Brings a part of the portal that is loaded on demand, and what it wears. May be called again after a failure:
 * the bundler's own loader asks for a stylesheet once in a page's life and would show the part without it. What went
 * with another build is asked for by a new page: then this never ends.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  document.head.addEventListener('error', note, true);
  try {
    await Promise.all([...missing].map(askAgain));
    return await load();
  } catch (error) {
    if (await reloadIfStale()) await new Promise(() => {});
    throw error;
  } finally {
    document.head.removeEventListener('error', note, true);
  }
}
