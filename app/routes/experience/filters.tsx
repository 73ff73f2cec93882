import FilterIcon from '@fluentui/svg-icons/icons/filter_add_16_regular.svg?react';
import type { HTMLAttributes, ReactNode } from 'react';

import pills from '~/features/filters/pills.module.css';
import { useT } from '~/i18n/t';
import { SearchBox } from '~/ui/search-box';
import { Tooltip } from '~/ui/tooltip';

import styles from './filters.module.css';

/** The search, the two fixed filters, and those that act. */
export function Filters({
  query,
  onQuery,
  near,
  onFoldAll,
  children,
}: {
  query: string;
  onQuery: (query: string) => void;
  /** Hears who is about to narrow the list. */ near: HTMLAttributes<HTMLElement>;
  onFoldAll: (open: boolean) => void;
  /** The filters that act. */ children: ReactNode;
}) {
  const t = useT();
  return (
    <div className={pills['row']} data-print="off" {...near}>
      <SearchBox
        label={t('experience.searchLabel')}
        onChange={onQuery}
        placeholder={t('experience.search')}
        value={query}
      />
      <span className={styles['pill']}>{t('experience.roleFilter')}</span>
      <span className={styles['pill']}>{t('experience.statusFilter')}</span>
      {children}
      <Tooltip text={t('denial.addFilter')}>
        {(describedBy) => (
          <button aria-describedby={describedBy} aria-disabled="true" className={styles['add']} type="button">
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
  );
}
