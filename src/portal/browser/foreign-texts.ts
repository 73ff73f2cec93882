type Foreign = { language: string; texts: readonly string[] };

/**
 * Marks what is drawn from now on and is not in the page's language (the owner has not translated it), as the build has
 * done in the page that came. Outside React: whatever piece of the portal shows a text, now or one day, needs to know
 * nothing of it.
 * @param file the list of such texts, as the build wrote it
 */
export async function markForeignTexts(file: string): Promise<void> {
  const { language, texts } = (await (await fetch(file)).json()) as Foreign;
  const foreign = new Set(texts);
  const marked = new WeakSet<Element>();

  const look = (element: Element | null) => {
    if (!element || element.children.length > 0) return;
    const isForeign =
      foreign.has(element.textContent.trim().replace(/\.$/, '')) || foreign.has(element.textContent.trim());
    if (isForeign && !element.hasAttribute('lang')) {
      element.setAttribute('lang', language);
      marked.add(element);
    } else if (!isForeign && marked.delete(element)) element.removeAttribute('lang');
  };
  const lookInto = (node: Node) => {
    if (node instanceof Text) look(node.parentElement);
    else if (node instanceof Element)
      for (const element of [node, ...node.querySelectorAll('*')]) look(element);
  };
  lookInto(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') lookInto(target);
      else for (const node of addedNodes) lookInto(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
