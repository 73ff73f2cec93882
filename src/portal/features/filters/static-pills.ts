import type { Drawing } from '~/portal/lib/drawing';
import { FACETS } from '~/portal/lib/filters';
import type { T } from '~/portal/i18n/t';

// Used while building only, so that these words stay there.

/**
 * The pills as a page has them first: they filter nothing yet. A press is answered by a note, before React as after,
 * until the pills that act take their places (`pills.tsx`).
 */
export const staticPills = (t: T): readonly Drawing[] => [
  ...FACETS.map((facet): Drawing => [
    'div',
    { 'data-pill': '' },
    [
      'button',
      {
        type: 'button',
        'data-facet': facet,
        'aria-haspopup': 'dialog',
        'aria-expanded': false,
        popoverTarget: 'filter-note',
      },
      `${t(`facet.${facet}`)} ${t('filters.equals')} `,
      ['b', null, t('filters.all')],
    ],
  ]),
  ['p', { 'data-said': 'asked' }, t('filters.waiting')],
  ['p', { 'data-said': 'failed', role: 'alert' }, t('filters.failed')],
  ['div', { id: 'filter-note', popover: 'auto', role: 'status' }, t('filters.arriving')],
];
