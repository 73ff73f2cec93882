import { useEffect, useState } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';
import type { ProjectMore as MoreType } from '~/portal/features/item/project-more';

/** Loads the module with the related items when the details are opened first. */
export function useProjectMore(wanted: boolean): typeof MoreType | undefined {
  const [part, setPart] = useState<{ More: typeof MoreType }>();
  useEffect(() => {
    if (!wanted) return;
    importWithRetry(() => import('~/portal/features/item/project-more')).then(
      ({ ProjectMore }) => setPart({ More: ProjectMore }),
      // The related items are optional.
      () => {},
    );
  }, [wanted]);
  return part?.More;
}
