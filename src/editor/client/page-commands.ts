import { useEffect, useEffectEvent, useState } from 'react';

import { storedValue, storeValue } from '~/portal/browser/storage';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from '~/portal/page-data';

import { COMMANDS } from './views';

/** The mark of a command of the page that the owner may use. */
const MARK = 'data-owner-command';

const root = (): HTMLElement | null => document.getElementById(ROOT_ID);

let labels: Promise<Readonly<Record<string, string>>> | undefined;
/** The texts of the page’s language, by which its commands are found. */
function textsOfPage(): Promise<Readonly<Record<string, string>>> {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null;
  labels ??= data ? fetch(data.site.texts).then((answer) => answer.json()) : Promise.resolve({});
  return labels;
}

const nameOf = (button: Element): string => (button.ariaLabel ?? button.textContent ?? '').trim();

/** Whether a command is refused: its reason is in a tooltip or in a dialog. */
const isRefused = (button: Element): boolean =>
  button.ariaDisabled === 'true' || button.ariaHasPopup === 'dialog' || button.hasAttribute(MARK);

/** The owner's part at an end of an element of the page. */
function ownPart(parent: Element, mark: string, insert: 'append' | 'prepend'): HTMLElement {
  const own = parent.querySelector<HTMLElement>(`:scope > [${mark}]`);
  if (own) return own;
  const part = document.createElement('div');
  part.toggleAttribute(mark);
  parent[insert](part);
  return part;
}

/** The pane of an item that is open, and the id of the item. */
type OpenItem = { id: string; pane: HTMLElement };

function openItem(): OpenItem | null {
  const query = new URLSearchParams(location.search);
  const id = query.get('item') ?? query.get('project');
  const dialog = document.querySelector('dialog#item-pane[open], dialog[id^="details-"][open]');
  const body = dialog?.firstElementChild;
  return id !== null && body ? { id, pane: ownPart(body, 'data-owner-entry', 'append') } : null;
}

/** The place of the owner's part of a screen. A screen has it after hydration. */
function startOfScreen(): HTMLElement | null {
  const main = document.querySelector(`#${ROOT_ID} main`);
  const isHydrated = 'hydrated' in document.documentElement.dataset;
  return main && isHydrated ? ownPart(main, 'data-owner-start', 'prepend') : null;
}

/** Gives the refused commands of the page to the owner, and finds the open pane of an item and the screen's start. */
export function usePageCommands(
  isOwner: boolean,
  onCommand: (key: string, button: Element) => void,
): { item: OpenItem | null; start: HTMLElement | null } {
  const [item, setItem] = useState<OpenItem | null>(null);
  const [start, setStart] = useState<HTMLElement | null>(null);
  const command = useEffectEvent(onCommand);
  useEffect(() => {
    const page = root();
    if (!isOwner || !page) return undefined;
    let keys: ReadonlyMap<string, string> = new Map();
    const update = () => {
      for (const button of page.querySelectorAll('button')) {
        const key = keys.get(nameOf(button));
        if (key === undefined || !isRefused(button)) continue;
        button.setAttribute(MARK, key);
        button.removeAttribute('aria-disabled');
        button.removeAttribute('aria-describedby');
      }
      focusOpener();
      setStart(startOfScreen());
      const found = openItem();
      setItem((last) => (last?.id === found?.id && last?.pane === found?.pane ? last : found));
    };
    const findCommands = async () => {
      const texts = await textsOfPage();
      keys = new Map(Object.keys(COMMANDS).map((key) => [texts[key] ?? '', key]));
      update();
    };
    void findCommands();
    const click = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(`[${MARK}]`) : null;
      const key = button?.getAttribute(MARK);
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      command(key, button as Element);
    };
    const observer = new MutationObserver(update);
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, forgetOpener);
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['open', 'aria-disabled'] });
    observer.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
    page.addEventListener('click', click, true);
    return () => {
      observer.disconnect();
      page.removeEventListener('click', click, true);
    };
  }, [isOwner]);
  return { item, start };
}

/**
 * Shows the page as it is now, behind a form that stays open. It is a copy without scripts, since the page’s own
 * script keeps the data that it was made with; closing the form loads the page again.
 */
export function showNewPage(): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', location.href);
  request.addEventListener('load', () => {
    const shown = root();
    const now = request.responseXML?.getElementById(ROOT_ID);
    if (!shown || !now) return;
    const copy = document.importNode(now, true);
    copy.id = 'owner-page-copy';
    document.getElementById(copy.id)?.remove();
    shown.before(copy);
    shown.hidden = true;
  });
  request.send();
}

const FOCUS = 'dev-focus';
/** Loads the page again. The control that has opened the form has the focus afterwards. */
export function loadAgain(opener: Element | null): void {
  if (opener) storeValue(FOCUS, nameOf(opener), 'tab');
  location.reload();
}

/** The owner has moved on. */
const forgetOpener = () => void storeValue(FOCUS, null, 'tab');

/** Returns the focus after the page was loaded again, also where the page has replaced the control since. */
function focusOpener(): void {
  const name = storedValue(FOCUS, 'tab');
  if (name === null || document.activeElement !== document.body) return;
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => nameOf(one) === name)?.focus();
}
