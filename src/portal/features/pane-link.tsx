import { createContext, use, useEffect, useId, useRef, type ComponentProps } from 'react';

import { paneIn, type OpenPane } from './pane-navigation';

export type PaneRequest = {
  /** The id of the link. */ by: string;
  /** The parameters of the pane: `?item=indra`. */ pane: string;
  /** Has the same content if panes cannot be loaded. */ place: string;
};

export type RegisteredLink = { pane: OpenPane | null; element: HTMLElement };

export type PaneLinks = {
  request: (pane: PaneRequest) => void;
  /** Adds a link to which the focus may return. Returns a function that removes it. */
  register: (id: string, link: RegisteredLink) => () => void;
  /** Whether the open pane belongs to a link. */ isOpener: (id: string, pane: OpenPane | null) => boolean;
};

/** Without a provider, links lead to their places. */
export const PaneLinksContext = createContext<PaneLinks>({
  request: ({ place }) => location.assign(place),
  register: () => () => {},
  isOpener: () => false,
});

/** Opens a pane beside the current page. In a new tab, and without scripts, the link leads to its address. */
export function PaneLink({
  pane,
  place,
  href,
  children,
  ...attributes
}: ComponentProps<'a'> & {
  /** The parameters of the pane. */ pane: string;
  /** Has the same content if panes cannot be loaded; the link's address by default. */
  place?: string | undefined;
}) {
  const { request, register, isOpener } = use(PaneLinksContext);
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (link.current ? register(id, { pane: paneIn(pane), element: link.current }) : undefined),
    [id, pane, register],
  );
  return (
    <a
      {...attributes}
      href={href}
      data-opened={isOpener(id, paneIn(pane)) ? '' : undefined}
      data-pane={pane}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        request({ by: id, pane, place: place ?? event.currentTarget.href });
      }}
      ref={link}
    >
      {children}
    </a>
  );
}
