import type { KindNames } from '~/portal/lib/evidence/usage';

import type { T } from './t';

/** The names of the dictionary's kinds of skills in a language. */
export const domainNamesIn =
  (t: T): KindNames =>
  (kind) =>
    t(`domain.${kind}` as 'domain.other');
