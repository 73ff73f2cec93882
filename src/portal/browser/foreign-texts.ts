import { isListOf, isShape, isString } from '~/portal/text/json-shape';

const isForeign = isShape<{ language: string; texts: readonly string[] }>({
  language: isString,
  texts: isListOf(isString),
});

/**
 * Marks texts that are not in the page's language, because the owner has not translated them, in content
 * rendered after load. The build has marked them in the page's HTML. It works outside React, so that
 * components need no code for it.
 * @param file the list of such texts, written by the build
 */
export async function markForeignTexts(file: string): Promise<void> {
  const list: unknown = await (await fetch(file)).json();
  if (!isForeign(list)) return;
  const { language, texts } = list;
  const foreign = new Set(texts);
  const marked = new WeakSet<Element>();

  const markElement = (element: Element | null) => {
    if (!element || element.children.length > 0) return;
    const isListed =
      foreign.has(element.textContent.trim().replace(/\.$/, '')) || foreign.has(element.textContent.trim());
    if (isListed && !element.hasAttribute('lang')) {
      element.setAttribute('lang', language);
      marked.add(element);
    } else if (!isListed && marked.delete(element)) element.removeAttribute('lang');
  };
  const markTree = (node: Node) => {
    if (node instanceof Text) markElement(node.parentElement);
    else if (node instanceof Element)
      for (const element of [node, ...node.querySelectorAll('*')]) markElement(element);
  };
  markTree(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') markTree(target);
      else for (const node of addedNodes) markTree(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
