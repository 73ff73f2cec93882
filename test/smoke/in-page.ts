import type { queryAllByRole as QueryAllByRole } from '@testing-library/dom';

/**
 * An element by role and accessible name: `name` is the complete name, or the source of a regular expression.
 */
export type Target = { role: string; name?: string | { source: string }; level?: number; within?: Target };

/** The position of a click on an element, or the reason why it cannot be clicked. */
export type Place = { x: number; y: number } | { why: string };

export type InPage = {
  count: (target: Target) => number;
  place: (target: Target) => Place;
  missed: () => boolean;
  text: (target: Target) => string;
  attribute: (target: Target, name: string) => string | null;
  isAlive: () => boolean;
  faults: () => string[];
};

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- how a global is declared
  var TestingLibraryDom: { queryAllByRole: typeof QueryAllByRole };
  // oxlint-disable-next-line vars-on-top, no-var -- how a global is declared
  var smoke: InPage | undefined;
}

/** Sent to the page as source text after the library, so it must not reference anything outside. */
export function putInPage(): void {
  const faults: string[] = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );

  // A document that is being loaded has no body yet.
  const find = ({ role, name, level, within }: Target): HTMLElement[] =>
    (within ? find(within) : [...document.querySelectorAll('body')])
      .flatMap((part) =>
        globalThis.TestingLibraryDom.queryAllByRole(part, role, {
          ...(name !== undefined && { name: typeof name === 'string' ? name : new RegExp(name.source) }),
          ...(level !== undefined && { level }),
        }),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));

  const isOf = (element: HTMLElement, hit: EventTarget | null) =>
    hit instanceof Element && (element.contains(hit) || hit.closest('label')?.control === element);

  /** The element to be pressed. An element that has moved away meanwhile is missed, and nothing is pressed. */
  let aim: HTMLElement | undefined;
  let isMissed = false;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        if (aim) isMissed = !isOf(aim, event.target);
        aim = undefined;
        if (!isMissed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );

  globalThis.smoke = {
    count: (target) => find(target).length,
    place(target) {
      const [element, second] = find(target);
      if (!element) return { why: 'not there' };
      if (second) return { why: 'there more than once' };
      const moves = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.target?.contains(element);
      if (document.getAnimations().some(moves)) return { why: 'moving' };
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(middleX, middleY);
      if (!isOf(element, hit)) return { why: `below ${hit?.outerHTML.slice(0, 100)}` };
      aim = element;
      return { x: middleX, y: middleY };
    },
    missed() {
      const wasMissed = isMissed;
      isMissed = false;
      return wasMissed;
    },
    text: (target) =>
      find(target)
        .map((element) => element.innerText)
        .join('\n'),
    attribute: (target, name) => find(target)[0]?.getAttribute(name) ?? null,
    isAlive: () =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
    faults: () => faults.splice(0),
  };
}
