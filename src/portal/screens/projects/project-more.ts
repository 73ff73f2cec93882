import { useEffect } from 'react';

import { useLazyModule } from '~/portal/browser/use-lazy-module';

const loadMore = () => import('~/portal/features/item/project-more');

/** The module with the related items, loaded when the details are opened first. The items are optional. */
export function useProjectMore(wanted: boolean) {
  const more = useLazyModule(loadMore);
  const { load } = more;
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return more.state === 'ready' ? more.content.ProjectMore : undefined;
}
