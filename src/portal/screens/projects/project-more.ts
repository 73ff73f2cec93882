import { useEffect, useState } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';
import type { ProjectMore as MoreType } from '~/portal/features/item/project-more';

/** What the details have beyond the facts in the page: it comes when the first of them are opened. */
export function useProjectMore(wanted: boolean): typeof MoreType | undefined {
  const [part, setPart] = useState<{ More: typeof MoreType }>();
  useEffect(() => {
    if (!wanted) return;
    importWithRetry(() => import('~/portal/features/item/project-more')).then(
      ({ ProjectMore }) => setPart({ More: ProjectMore }),
      // The facts stand without it.
      () => {},
    );
  }, [wanted]);
  return part?.More;
}
