import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react';

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
 * The content of a disclosure (`features/use-disclosure.ts`). The browser's find-in-page searches a collapsed body
 * and expands it on a hit. A custom element, because React would change `hidden="until-found"` to a plain
 * `hidden`. Before hydration the first-second script expands and collapses it.
 */
export function DisclosureBody({
  id,
  open,
  onFound,
  children,
}: {
  id: string;
  open: boolean;
  /** Find-in-page or a fragment matches the collapsed content. */ onFound: () => void;
  children: ReactNode;
}) {
  const body = useRef<HTMLElement>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = body.current;
    const expand = (event: Event) => {
      // The first-second script handles events that reach the document.
      event.stopPropagation();
      found();
    };
    element?.addEventListener('beforematch', expand);
    return () => element?.removeEventListener('beforematch', expand);
  }, []);
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
