import FilterIcon from '@fluentui/svg-icons/icons/filter_add_16_regular.svg?react';

import type { Hits } from '~/domain/experience-search';
import { useT } from '~/i18n/t';
import { SearchBox } from '~/ui/search-box';
import { Tooltip } from '~/ui/tooltip';

import styles from './filters.module.css';

/** The search, the two fixed filters, and how much of the list is shown. */
export function Filters({
  query,
  onQuery,
  hits,
  total,
  onFoldAll,
}: {
  query: string;
  onQuery: (query: string) => void;
  /** null where nothing is searched. */ hits: Hits | null;
  total: number;
  onFoldAll: (open: boolean) => void;
}) {
  const t = useT();
  const count = hits && [...hits.values()].reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <div className={styles['filters']}>
        <SearchBox
          label={t('experience.searchLabel')}
          onChange={onQuery}
          placeholder={t('experience.search')}
          value={query}
        />
        <span className={styles['pill']}>{t('experience.roleFilter')}</span>
        <span className={styles['pill']}>{t('experience.statusFilter')}</span>
        <Tooltip text={t('denial.addFilter')}>
          {(describedBy) => (
            <button
              aria-describedby={describedBy}
              aria-disabled="true"
              className={styles['add']}
              type="button"
            >
              <FilterIcon />
              {t('experience.addFilter')}
            </button>
          )}
        </Tooltip>
        <span className={styles['folds']}>
          <button className={styles['fold']} onClick={() => onFoldAll(true)} type="button">
            {t('experience.expandAll')}
          </button>
          <button className={styles['fold']} onClick={() => onFoldAll(false)} type="button">
            {t('experience.collapseAll')}
          </button>
        </span>
      </div>
      <p className={styles['told']} role="status">
        {hits && hits.size > 0 && count !== null && (
          <>{t('experience.found', { count, companies: hits.size, total })}</>
        )}
      </p>
    </>
  );
}
