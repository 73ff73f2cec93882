import { useT } from '~/portal/i18n/t';

import { COLUMN_NAMES } from './grid-names';
import styles from './sort-by.module.css';

/** The sort control for rows as cards, in place of the headers. */
export function SortBy({ order, onOrder }: { order: string; onOrder: (order: string) => void }) {
  const t = useT();
  return (
    <label className={styles['field']}>
      {t('management-groups.sortBy')}
      <select onChange={(event) => onOrder(event.target.value)} value={order}>
        <option value="">{t('management-groups.defaultOrder')}</option>
        {Object.entries(COLUMN_NAMES).flatMap(([column, word]) => [
          <option key={column} value={column}>
            {t('management-groups.ascending', { name: t(word) })}
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {t('management-groups.descending', { name: t(word) })}
          </option>,
        ])}
      </select>
    </label>
  );
}
