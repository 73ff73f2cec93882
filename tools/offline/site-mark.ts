import { SITE_MARK } from '../../app/domain/offline';

/** A page with what tells the worker that it is one of ours. @throws for a page that names no character set */
export function withSiteMark(html: string): string {
  const marked = html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + SITE_MARK);
  if (marked === html)
    throw new Error('A page without <meta charset="utf-8"> has no place for the mark of the site.');
  return marked;
}
