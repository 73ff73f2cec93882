import { useCallback, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';

import { isDisclosureOpen, mountDisclosure, setDisclosures } from '~/portal/browser/disclosures';
import { leftHere } from '~/portal/browser/view-state';

/**
 * The state of a disclosure, and the props of its button. Its initial state is the saved one on Back and Forward,
 * else that of the button's attribute, which the first-second script may have changed before hydration.
 */
export function useDisclosure(
  /** The id of its body. */ id: string,
  /** Whether the page is built with the disclosure expanded. */ opened: boolean,
) {
  const button = useRef<HTMLButtonElement>(null);
  const [restored] = useState(() => leftHere()?.open?.includes(id));
  const subscribe = useCallback(
    (onChange: () => void) => {
      const open = restored ?? button.current?.ariaExpanded === 'true';
      return mountDisclosure(id, { open, button: button.current }, onChange);
    },
    [id, restored],
  );
  const open = useSyncExternalStore(
    subscribe,
    () => isDisclosureOpen(id) ?? restored ?? opened,
    () => opened,
  );
  const toggle = (event: MouseEvent) => {
    // The first-second script toggles disclosures whose click no component has handled.
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
