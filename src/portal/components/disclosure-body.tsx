import { useEffect, useRef, type ReactNode, type Ref } from 'react';

import { setDisclosures } from '~/portal/browser/disclosures';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way to name an element
  namespace JSX {
    interface IntrinsicElements {
      'disclosure-body': {
        id: string;
        hidden?: 'until-found';
        ref: Ref<HTMLElement>;
        suppressHydrationWarning: true;
        children: ReactNode;
      };
    }
  }
}

/**
 * The content of a disclosure (`browser/disclosures.ts`). The browser's find-in-page searches a collapsed body
 * and expands it on a hit. A custom element, because React would change `hidden="until-found"` to a plain
 * `hidden`. Before hydration the first-second script expands and collapses it.
 */
export function DisclosureBody({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = body.current;
    const expand = (event: Event) => {
      // The first-second script handles events that reach the document.
      event.stopPropagation();
      setDisclosures([[id, true]]);
    };
    element?.addEventListener('beforematch', expand);
    return () => element?.removeEventListener('beforematch', expand);
  }, [id]);
  return (
    <disclosure-body
      id={id}
      ref={body}
      suppressHydrationWarning
      {...(!open && { hidden: 'until-found' as const })}
    >
      {children}
    </disclosure-body>
  );
}
