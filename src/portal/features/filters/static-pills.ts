import type { ElementTree } from '~/portal/text/element-tree';
import { FACET_TITLES, FACETS } from '~/portal/filters/filters';
import type { T } from '~/portal/i18n/t';

// Used by the build only, so that these texts are not in the bundle.

/**
 * The static pills of a page. They do not filter yet. A click opens a note, before and after hydration, until
 * the interactive pills (`filter-bar.tsx`) replace them.
 */
export const staticPills = (t: T): readonly ElementTree[] => [
  ...FACETS.map((facet): ElementTree => [
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
      `${t(FACET_TITLES[facet])} == `,
      ['b', null, t('filters.all')],
    ],
  ]),
  ['p', { 'data-filter-state': 'loading' }, t('filters.waiting')],
  ['p', { 'data-filter-state': 'failed', role: 'alert' }, t('filters.failed')],
  ['div', { id: 'filter-note', popover: 'auto', role: 'status' }, t('filters.loading')],
];
