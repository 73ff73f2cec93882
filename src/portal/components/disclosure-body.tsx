import type { ReactNode } from 'react';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way to name an element
  namespace JSX {
    interface IntrinsicElements {
      'disclosure-body': { id: string; hidden?: 'until-found'; children: ReactNode };
    }
  }
}

/**
 * The content of a disclosure button (`data-disclosure`, `aria-controls`). The first-second script expands and
 * collapses it, before and after hydration. The browser's find-in-page searches a collapsed body and expands
 * it on a hit. A custom element, because React would change `hidden="until-found"` to a plain `hidden`.
 */
export function DisclosureBody({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  return (
    <disclosure-body id={id} {...(!open && { hidden: 'until-found' as const })}>
      {children}
    </disclosure-body>
  );
}
