import FilterIcon from '@fluentui/svg-icons/icons/filter_16_regular.svg?react';
import AddFilterIcon from '@fluentui/svg-icons/icons/filter_add_16_regular.svg?react';
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react';

import { useDisclosure } from '~/portal/browser/disclosures';
import { useLocation } from '~/portal/browser/router';
import { filtersInUse } from '~/portal/first-second-settings';
import pills from '~/portal/features/filters/pills.module.css';
import { useT } from '~/portal/i18n/t';
import { FilterBox } from '~/portal/components/filter-box';
import { Tooltip } from '~/portal/components/overlays/tooltip';

import styles from './filters.module.css';

const FILTERS_ID = 'filters';

/** The search, the two fixed filters and the interactive ones. On phones the filters are in a disclosure. */
export function Filters({
  query,
  onQuery,
  barProps,
  searchBox,
  onExpandAll,
  children,
}: {
  query: string;
  onQuery: (query: string) => void;
  /** Preloads the filters when the visitor is about to use them. */
  barProps: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLDivElement> };
  searchBox: RefObject<HTMLInputElement | null>;
  onExpandAll: (open: boolean) => void;
  /** The interactive filters. */ children: ReactNode;
}) {
  const t = useT();
  const { search } = useLocation();
  const { buttonProps } = useDisclosure(FILTERS_ID, false);
  const count = filtersInUse(search);
  return (
    <div className={`${pills['row']} ${styles['bar']}`} data-print="off" {...barProps}>
      <FilterBox
        label={t('experience.searchLabel')}
        onChange={onQuery}
        placeholder={t('experience.search')}
        ref={searchBox}
        value={query}
      />
      <button {...buttonProps} className={styles['toggle']}>
        <FilterIcon />
        {count > 0 ? t('filters.inUse', { count }) : t('filters.button')}
      </button>
      <div className={styles['collapsible']} id={FILTERS_ID}>
        <span className={styles['fixed']}>{t('experience.roleFilter')}</span>
        <span className={styles['fixed']}>{t('experience.statusFilter')}</span>
        {children}
        <Tooltip text={t('denial.addFilter')}>
          {(describedBy) => (
            <button
              aria-describedby={describedBy}
              aria-disabled="true"
              className={styles['add']}
              type="button"
            >
              <AddFilterIcon />
              {t('experience.addFilter')}
            </button>
          )}
        </Tooltip>
      </div>
      <span className={styles['expandAll']}>
        <button className={styles['expandButton']} onClick={() => onExpandAll(true)} type="button">
          {t('experience.expandAll')}
        </button>
        <button className={styles['expandButton']} onClick={() => onExpandAll(false)} type="button">
          {t('experience.collapseAll')}
        </button>
      </span>
    </div>
  );
}
