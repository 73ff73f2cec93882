import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import type { Portfolio } from '../resume/model/portfolio';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * The text of an element without child elements (React's comments are ignored); null for any other element.
 */
function ownText({ childNodes }: Element): string | null {
  const nodes = childNodes.filter((node) => !tree.isCommentNode(node));
  return nodes.length > 0 && nodes.every((node) => tree.isTextNode(node))
    ? nodes.map((node) => node.value).join('')
    : null;
}

/**
 * Adds `lang` to texts that the owner has not translated, for screen readers. The browser does the same for
 * elements that are rendered later (`src/portal/browser/foreign-texts.ts`).
 */
export function markForeign(html: string, { portal, untranslated }: Portfolio): string {
  if (untranslated.length === 0) return html;
  const foreign = new Set(untranslated);
  const fragment = parseFragment(html);
  const waiting = [...fragment.childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!tree.isElementNode(node)) continue;
    const text = ownText(node)?.trim();
    // The page may add a full stop to the owner's text.
    const isForeign = text !== undefined && (foreign.has(text) || foreign.has(text.replace(/\.$/, '')));
    if (isForeign && !node.attrs.some(({ name }) => name === 'lang'))
      node.attrs.push({ name: 'lang', value: portal.language });
    waiting.push(...node.childNodes);
  }
  return serialize(fragment);
}
