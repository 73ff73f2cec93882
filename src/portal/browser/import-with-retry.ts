import { reloadIfStale } from './reload-if-stale';

const missing = new Set<HTMLLinkElement>();

function reloadStylesheet(failed: HTMLLinkElement): Promise<void> {
  missing.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href}: not loaded`)));
    failed.replaceWith(link);
  });
}

/**
 * Imports a module with its stylesheets. It can be repeated after a failure: the bundler's loader requests a
 * stylesheet only once per page and would then render the module without it. If the module belongs to another
 * build, the page is reloaded, and the promise never settles.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  document.head.addEventListener('error', note, true);
  try {
    await Promise.all([...missing].map(reloadStylesheet));
    return await load();
  } catch (error) {
    if (await reloadIfStale()) await new Promise(() => {});
    throw error;
  } finally {
    document.head.removeEventListener('error', note, true);
  }
}
