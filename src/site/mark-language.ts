import type { Portfolio } from '../resume/read/portfolio';
import { escapeHtml } from './escape-html';

/** An element that holds nothing but a text, which may end in a full stop of the page's own. */
const ELEMENT =
  /<(?<tag>[a-z][a-z0-9]*)(?<attributes>(?:\s[^<>]*)?)>(?<text>[^<>]+)(?=(?:<!-- -->\.)?<\/\k<tag>>)/g;

/**
 * Marks in a page what its owner has not translated, so that it is read aloud in its own language. The same is done
 * for what is drawn later (`src/portal/browser/foreign-texts.ts`).
 */
export function markForeign(html: string, { portal, untranslated }: Portfolio): string {
  const foreign = new Set(untranslated.map(escapeHtml));
  if (foreign.size === 0) return html;
  return html.replaceAll(ELEMENT, (whole, tag: string, attributes: string, text: string) =>
    foreign.has(text.trim()) && !/\slang=/.test(attributes)
      ? `<${tag}${attributes} lang="${portal.language}">${text}`
      : whole,
  );
}
