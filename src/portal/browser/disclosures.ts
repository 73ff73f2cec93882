import { useCallback, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';

import { restoredViewState } from './view-state';

type Mounted = { open: boolean; readonly button: HTMLElement | null };

/** The disclosures of the page by the ids of their bodies, from hydration on. */
const mounted = new Map<string, Mounted>();
const listeners = new Set<() => void>();

/** Whether a disclosure is expanded; undefined while it is not mounted. */
export const isDisclosureOpen = (id: string): boolean | undefined => mounted.get(id)?.open;

export const openDisclosures = (): string[] => [...mounted].flatMap(([id, { open }]) => (open ? id : []));

/** Expands or collapses disclosures. */
export function setDisclosures(changes: Iterable<readonly [id: string, open: boolean]>): void {
  for (const [id, open] of changes) {
    const disclosure = mounted.get(id);
    if (disclosure) disclosure.open = open;
  }
  for (const notify of listeners) notify();
}

/** Expands these disclosures and collapses all others. */
export const restoreDisclosures = (open: readonly string[]): void =>
  setDisclosures([...mounted.keys()].map((id) => [id, open.includes(id)]));

export const focusDisclosure = (id: string, options?: FocusOptions): void =>
  mounted.get(id)?.button?.focus(options);

/**
 * The state of a disclosure, and the props of its button. Its initial state is the saved one on Back and Forward,
 * else that of the button's attribute, which the first-second script may have changed before hydration.
 */
export function useDisclosure(
  /** The id of its body. */ id: string,
  /** Whether the page is built with the disclosure expanded. */ opened: boolean,
) {
  const button = useRef<HTMLButtonElement>(null);
  const [restored] = useState(() => restoredViewState()?.open?.includes(id));
  const subscribe = useCallback(
    (onChange: () => void) => {
      const open = restored ?? button.current?.ariaExpanded === 'true';
      mounted.set(id, { open, button: button.current });
      listeners.add(onChange);
      return () => {
        mounted.delete(id);
        listeners.delete(onChange);
      };
    },
    [id, restored],
  );
  const open = useSyncExternalStore(
    subscribe,
    () => isDisclosureOpen(id) ?? restored ?? opened,
    () => opened,
  );
  const toggle = (event: MouseEvent) => {
    // The first-second script toggles a disclosure whose click no component has handled. React hydrates the button
    // a moment before it subscribes to the store; until then the click is left to the script.
    if (isDisclosureOpen(id) === undefined) return;
    event.preventDefault();
    setDisclosures([[id, !open]]);
  };
  const buttonProps = {
    'aria-controls': id,
    'aria-expanded': open,
    'data-disclosure': '',
    onClick: toggle,
    ref: button,
    suppressHydrationWarning: true,
    type: 'button',
  } as const;
  return { open, toggle, buttonProps };
}
