import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ExportPane } from './export/export-pane';
import { JsonPane } from './export/json-pane';
import { ItemPane } from './item/item-pane';
import { NoticesPane } from './notifications/notifications-pane';
import { useOpenerMark } from './opener-mark';

/** A request by a link or by the address alone. A new object for each request. */
type ParsedFilters = { link?: HTMLAnchorElement | undefined };

/** The history state of an opened pane, so that closing can go back to the page. */
type Trail = { fromPage?: boolean };

/** The pane of the address, and the functions that open, change and close it. */
export function Panes({ asked: pressed }: { asked: ParsedFilters }) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLAnchorElement>(null);
  const asked = new URLSearchParams(search);
  const shape = asked.get('export');
  const thing = asked.get('json');
  const item = asked.get('item');
  /** Rendered by Projects. */
  const project = asked.get('project');
  const told = asked.has('notices');
  const isOpen = shape !== null || thing !== null || item !== null || told;

  /** Matches the links in the page to the same pane. */
  const same =
    item === null ? thing && `?json=${encodeURIComponent(thing)}` : `?item=${encodeURIComponent(item)}`;
  useOpenerMark(
    () => {
      const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-pane]');
      const asks = (one: HTMLAnchorElement) => (one.dataset['pane'] || one.search) === same;
      const link = opener.current;
      return link && (!same || asks(link)) ? link : [...links].find(asks);
    },
    isOpen ? (same ?? shape ?? 'notices') : null,
  );

  /** The page's own parameters (a search, a company) are kept. */
  const addressWith = (asks: URLSearchParams) => {
    const all = new URLSearchParams(search);
    for (const name of ['export', 'item', 'json', 'notices', 'project']) all.delete(name);
    for (const [name, value] of asks) all.set(name, value);
    return { search: all.toString(), hash };
  };
  const open = useEffectEvent(({ link }: ParsedFilters) => {
    if (!link) return;
    if (!isOpen) opener.current = link;
    const trail: Trail = { fromPage: true };
    const asks = new URLSearchParams(link.dataset['pane'] || link.search);
    // Items replace each other in the history, so that closing and Back leave the pane at once.
    const replace = (item ?? project) !== null && (asks.has('item') || asks.has('project'));
    void navigate(addressWith(asks), {
      preventScrollReset: true,
      replace,
      state: replace ? (state as Trail | null) : trail,
    });
  });
  useEffect(() => open(pressed), [pressed]);

  useEffect(() => {
    // A pane opened by its address has no opener: the focus moves to the heading.
    if (!isOpen) return undefined;
    return () => {
      const would = `main [data-pane="?item=${encodeURIComponent(item ?? '')}"]`;
      // The opener may be in another pane that is closed now.
      const link = [opener.current, document.querySelector<HTMLElement>(would)].find((one) =>
        one?.checkVisibility(),
      );
      (link ?? document.querySelector<HTMLElement>('main h1'))?.focus();
      opener.current = null;
    };
    // The item with which it was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- the next item changes nothing
  }, [isOpen]);
  const close = () => {
    if ((state as Trail | null)?.fromPage) void navigate(-1);
    else void navigate(addressWith(new URLSearchParams()), { preventScrollReset: true, replace: true });
  };
  if (shape !== null) {
    const choose = (kind: string) =>
      void navigate(addressWith(new URLSearchParams({ export: kind })), {
        preventScrollReset: true,
        replace: true,
        state: state as Trail | null,
      });
    return <ExportPane onChoose={choose} onClose={close} shape={shape} />;
  }
  if (item !== null) return <ItemPane id={item} onClose={close} />;
  if (told) return <NoticesPane onClose={close} />;
  return thing === null ? null : <JsonPane key={thing} onClose={close} thing={thing} />;
}
