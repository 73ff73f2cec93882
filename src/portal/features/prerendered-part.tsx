import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { visitorActs } from '~/portal/browser/idle';
import { notify } from '~/portal/browser/notifications';
import { navigate, useLocation } from '~/portal/browser/router';

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
/** The page's policy (CSP) rejects strings. React does not write it when it hydrates, and keeps the HTML of the build. */
const KEPT = { __html: trustedTypes?.emptyHTML ?? '' };

/** The keys of a grid besides Enter and Space, which the browser turns into clicks. */
const KEYS = /^(?:Arrow|Home|End|Page)/;
/** The states that a replacement would interrupt: a press, and the open list of a select. */
const HELD = ':active, select:focus';

const elementsIn = (part: Element | null, selector: string) => [
  ...(part?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Identifies a control in the HTML of the build and in the component, which may sort its row elsewhere. */
const nameOf = (control: Element): string =>
  [
    control.localName,
    control.ariaLabel,
    control.textContent,
    control.closest('[data-row]')?.textContent,
  ].join('\n');

const sameControl = (part: Element | null, name: string) =>
  elementsIn(part, 'a, button, input, select, [tabindex]').find((one) => nameOf(one) === name);

const whenReleased = (part: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const released = new AbortController();
    const { signal } = released;
    const release = () => {
      released.abort();
      resolve();
    };
    const check = () => {
      if (!part?.querySelector(HELD)) release();
    };
    // A click follows the release.
    for (const sign of ['pointerup', 'pointercancel', 'keyup', 'focusout'])
      addEventListener(sign, () => setTimeout(check), { signal });
    // A choice closes the list of a select, which keeps the focus.
    addEventListener('input', () => setTimeout(release), { signal });
    check();
  });

/**
 * A part of a page that reads without its script: the HTML of the build, which the part's component replaces when the
 * visitor acts. A press before is carried out when the component has loaded. A named field writes its value to the
 * address, where the component finds it. With a query in the address, the component is loaded at once.
 */
export function PrerenderedPart({
  title,
  load,
  isReady,
  children,
}: {
  /** Names the part if it cannot be loaded. */ title: string;
  /** Loads the component; null if that fails. */ load: () => Promise<unknown>;
  isReady: boolean;
  /** The component, when it is loaded and while the site is built. */ children: ReactNode;
}) {
  const { search, hash } = useLocation();
  /** The HTML of the build; null when the component is shown. */
  const kept = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(import.meta.env.SSR || isReady);
  const show = async () => {
    if ((await load()) === null) return false;
    await whenReleased(kept.current);
    const { current: html } = kept;
    if (!html) return true;
    const focused = html.contains(document.activeElement) ? document.activeElement : null;
    const scrolled = elementsIn(html, '[data-scroll]').map(({ scrollTop }) => scrollTop);
    flushSync(() => setShown(true));
    for (const [at, one] of elementsIn(part.current, '[data-scroll]').entries())
      one.scrollTop = scrolled[at] ?? 0;
    const control = focused && sameControl(part.current, nameOf(focused));
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement && control.type === 'search')
      control.setSelectionRange(control.value.length, -1);
    return true;
  };
  const carryOut = async (event: SyntheticEvent, control: HTMLElement) => {
    event.preventDefault();
    const { type, constructor } = event.nativeEvent;
    const repeated = new (constructor as typeof Event)(type, event.nativeEvent);
    const name = nameOf(control);
    await show();
    // The visitor may have left the page meanwhile.
    if (!(part.current ?? kept.current)) return;
    const same = sameControl(part.current, name);
    // Rendered before the next one, which may depend on it.
    if (same) flushSync(() => same.dispatchEvent(repeated));
    else if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else notify('failed', title);
  };

  const isWanted = search !== '';
  useEffect(() => {
    const html = kept.current;
    if (!html) return;
    if (isWanted || !html.firstChild || html.contains(document.activeElement))
      void show().then((isLoaded) => isLoaded || notify('failed', title));
    else void visitorActs().then(show);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, and when the address gets a query
  }, [isWanted]);

  if (isShown)
    return (
      <div key="component" ref={part}>
        {children}
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the acts on its controls
    <div
      dangerouslySetInnerHTML={KEPT}
      onClickCapture={(event) => {
        const control = (event.target as Element).closest<HTMLElement>('a, button');
        const isNewWindow = control?.localName === 'a' && (event.ctrlKey || event.metaKey || event.shiftKey);
        if (control && !isNewWindow) void carryOut(event, control);
      }}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (!name) return;
        const parameters = new URLSearchParams(search);
        if (value) parameters.set(name, value);
        else parameters.delete(name);
        navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
      }}
      onKeyDownCapture={(event) => {
        const control = event.target as HTMLElement;
        // With Alt or Meta they are keys of the browser, such as Back.
        if (event.altKey || event.metaKey || !KEYS.test(event.key)) return;
        if (control.closest('[role=row]')) void carryOut(event, control);
      }}
      ref={kept}
      suppressHydrationWarning
    />
  );
}
