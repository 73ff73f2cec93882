import { createContext, use, useId, type ComponentProps } from 'react';

import { paneIn, type OpenPane } from './pane-navigation';

export type PaneRequest = {
  /** The id of the link. */ by: string;
  link: HTMLElement;
  /** The parameters of the pane: `?item=indra`. */ pane: string;
  /** Has the same content if panes cannot be loaded. */ place: string;
};

export type PaneLinks = {
  request: (pane: PaneRequest) => void;
  /** Whether the open pane belongs to a link. */ isOpener: (id: string, pane: OpenPane | null) => boolean;
};

/** Without a provider, links lead to their places. */
export const PaneLinksContext = createContext<PaneLinks>({
  request: ({ place }) => location.assign(place),
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
  const { request, isOpener } = use(PaneLinksContext);
  const id = useId();
  return (
    <a
      {...attributes}
      href={href}
      data-opened={isOpener(id, paneIn(pane)) ? '' : undefined}
      data-pane={pane}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        request({ by: id, link: event.currentTarget, pane, place: place ?? event.currentTarget.href });
      }}
    >
      {children}
    </a>
  );
}
