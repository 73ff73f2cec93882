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
 * What a fold's button (`data-disclosure`, `aria-controls`) shows and hides. The early script opens and closes it,
 * before React as after. Collapsed, it is still found by the browser's own search, and opens on the hit.
 * An element of its own name, because React would turn `hidden="until-found"` into a plain `hidden`.
 */
export function DisclosureBody({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  return (
    <disclosure-body id={id} {...(!open && { hidden: 'until-found' as const })}>
      {children}
    </disclosure-body>
  );
}
