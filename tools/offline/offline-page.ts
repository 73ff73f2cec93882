import type { Language } from '../../app/domain/languages';
import { offlineWords } from '../../app/i18n/offline-words';
import { escapeHtml } from '../escape-html';

/**
 * Makes the page that the worker shows in the place of one that cannot come: the page of what was not found, with other
 * words, and without scripts of its body, which would draw the page that the address means. The early script stays: menu
 * and appearance are its own. The tour would have nothing to lead through.
 * @throws where a word to be changed is not there
 */
export function offlinePage(notFound: string, language: Pick<Language, 'code'>): string {
  const silent = notFound
    .replace(/<body[\s\S]*/, (body) => body.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<aside [\s\S]*?<\/aside>/, '');
  return offlineWords(language).reduce((page, [from, to]) => {
    if (!page.includes(escapeHtml(from)))
      throw new Error(
        `The page of what was not found does not say “${from}”, which the offline page would change.`,
      );
    return page.replaceAll(escapeHtml(from), () => escapeHtml(to));
  }, silent);
}
