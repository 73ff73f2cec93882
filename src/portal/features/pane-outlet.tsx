import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

import { importWithRetry } from '~/portal/browser/import-with-retry';

import type { Panes as PanesType } from './panes';

/**
 * Renders the pane of an address (`?item=indra`, `?json=indra`, `?export=pdf`, `?notices=`). The module of
 * the panes is loaded on first use. Before that, or if it fails to load, the links lead to a page or file
 * with the same content.
 */
export function PaneOutlet() {
  const [part, setPart] = useState<{ Panes: typeof PanesType; link?: HTMLAnchorElement }>();
  const asks = /[?&](?:export|item|json|notices)=/.test(useLocation().search);
  const bring = useEffectEvent((link?: HTMLAnchorElement) => {
    importWithRetry(() => import('./panes')).then(
      ({ Panes }) => setPart((before) => (before && !link ? before : { Panes, link })),
      () => link && location.assign(link.dataset['place'] ?? link.href),
    );
  });
  useEffect(() => {
    if (asks) bring();
  }, [asks]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pane]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      bring(link);
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, []);
  return part && <part.Panes asked={part} />;
}
