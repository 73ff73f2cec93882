import { useEffect, useState } from 'react';

import { lazyPart } from '~/browser/lazy-part';

import type { Panes as PanesType } from './panes';

/**
 * Shows what an address asks for beside its page (`?item=indra`, `?json=indra`, `?export=pdf`, `?notices=`). The panes come when they are first
 * asked for; until then, and if they never come, the links lead to a page or file that says the same.
 */
export function AskedPane() {
  const [part, setPart] = useState<{ Panes: typeof PanesType; link?: HTMLAnchorElement }>();
  useEffect(() => {
    const bring = (link?: HTMLAnchorElement) =>
      lazyPart(() => import('./panes')).then(
        ({ Panes }) => setPart({ Panes, link }),
        () => link && location.assign(link.href),
      );
    if (/[?&](?:export|item|json|notices)=/.test(location.search)) void bring();
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pane]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void bring(link);
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, []);
  return part && <part.Panes asked={part} />;
}
