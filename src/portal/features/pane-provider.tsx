import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';

import { focusOn } from '~/portal/browser/focus-targets';
import { notify } from '~/portal/browser/notifications';
import { useLocation } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { useT } from '~/portal/i18n/t';

import { PaneLinksContext, type PaneLinks, type PaneRequest } from './pane-link';
import { isSamePane, paneIn, PANES, usePaneNavigation, type OpenPane } from './pane-navigation';

const loadPanes = () => import('./panes');

/**
 * Opens the pane of an address (`?item=indra`, `?notifications=`) and of the links on the page. The module of the panes
 * is loaded on first use. If it fails to load, the links lead to a page or file with the same content. Projects
 * renders the panes of projects itself.
 */
export function PaneProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const panes = useLazyModule(loadPanes);
  const { search } = useLocation();
  const { open, close } = usePaneNavigation();
  const shown = useMemo(() => paneIn(search), [search]);
  const [requested, setRequested] = useState<PaneRequest | null>(null);

  const title = shown && PANES[shown.kind];
  const isRenderedHere = title !== null;
  const fail = useEffectEvent(() => {
    // The visitor may have left the pane meanwhile.
    if (!title) return;
    const place = requested && new URL(requested.place, location.href);
    if (place && place.pathname !== location.pathname) return location.replace(place);
    notify('failed', t(title));
    if (place) close(place.hash);
  });
  const { load } = panes;
  useEffect(() => {
    if (isRenderedHere) void load().then((module) => module ?? fail());
  }, [isRenderedHere, load]);

  const request = (wanted: PaneRequest) => {
    if (!shown) setRequested(wanted);
    open(wanted.pane);
  };
  const isOpener = (id: string, pane: OpenPane | null) =>
    isSamePane(pane, shown) &&
    (!requested || !isSamePane(paneIn(requested.pane), shown) || requested.by === id);

  const before = useRef<OpenPane | null>(null);
  useEffect(() => {
    const closed = shown ? null : before.current;
    before.current = shown;
    if (!closed) return;
    setRequested(null);
    // The visitor may have begun to search meanwhile.
    if (document.activeElement?.matches('input, textarea')) return;
    // The link that was pressed may be in another pane that is closed now.
    const links = [...document.querySelectorAll<HTMLElement>('a[data-pane]')];
    const same = links.filter(({ dataset }) => isSamePane(paneIn(dataset['pane'] ?? ''), closed));
    const link = [requested?.link, ...same].find((one) => one?.checkVisibility());
    if (link) link.focus();
    else focusOn('heading');
  }, [requested, shown]);

  const context: PaneLinks = { request, isOpener };
  return (
    <PaneLinksContext value={context}>
      {children}
      {panes.state === 'ready' && <panes.content.Panes />}
    </PaneLinksContext>
  );
}
