import type { DomainNames } from '~/portal/lib/usage-domains';

import type { T } from './t';

/** The names of the dictionary's kinds of skills in a language. */
export const domainNamesIn =
  (t: T): DomainNames =>
  (kind) =>
    t(`domain.${kind}` as 'domain.other');
