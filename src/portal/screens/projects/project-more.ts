import { useEffect, useState } from 'react';

import { lazyPart } from '~/portal/browser/lazy-part';
import type { ProjectMore as MoreType } from '~/portal/features/item/project-more';

/** What the details have beyond the facts in the page: it comes when the first of them are opened. */
export function useProjectMore(wanted: boolean): typeof MoreType | undefined {
  const [part, setPart] = useState<{ More: typeof MoreType }>();
  useEffect(() => {
    if (!wanted) return;
    lazyPart(() => import('~/portal/features/item/project-more')).then(
      ({ ProjectMore }) => setPart({ More: ProjectMore }),
      // The facts stand without it.
      () => {},
    );
  }, [wanted]);
  return part?.More;
}
