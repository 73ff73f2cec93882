// By their places: the build's own tools read this file too, and know no `~`.
import type { Language } from '../domain/languages';
import { tOf } from './t';

/** What the page of what was not found says, and what it says instead where there is no connection. */
export function offlineWords({ code }: Pick<Language, 'code'>): readonly (readonly [string, string])[] {
  const t = tOf(code);
  return [
    [t('not-found.title'), t('offline.title')],
    [t('not-found.text'), t('offline.text')],
    [t('not-found.destinations'), t('offline.destinations')],
  ];
}
