import { useEffectEvent, useLayoutEffect } from 'react';

/** The elements that navigation, keyboard shortcuts and the sidebar's drawer focus. */
type FocusTarget = 'heading' | 'commands' | 'search' | 'menu' | 'sidebar';
type Find = () => HTMLElement | null | undefined;

const targets = new Set<{ target: FocusTarget; find: Find }>();

/**
 * Registers an element of a component as a target while the component is mounted. A layout effect, so that a new
 * screen has registered its elements when effects move the focus.
 */
export function useFocusTarget(target: FocusTarget, find: Find): void {
  const found = useEffectEvent(find);
  useLayoutEffect(() => {
    const registered = { target, find: () => found() };
    targets.add(registered);
    return () => void targets.delete(registered);
  }, [target]);
}

/** Focuses the first visible target of a kind. Returns whether there is one. */
export function focusOn(target: FocusTarget, options?: FocusOptions): boolean {
  const element = [...targets]
    .map((one) => (one.target === target ? one.find() : null))
    .find((one) => one?.checkVisibility());
  element?.focus(options);
  return element != null;
}
