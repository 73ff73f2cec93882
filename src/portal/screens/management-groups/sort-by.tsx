import { useT } from '~/portal/i18n/t';

import { COLUMN_IDS } from './grid-rows';
import styles from './sort-by.module.css';

/** The sort control for rows as cards, in place of the headers. */
export function SortBy({ order, onOrder }: { order: string; onOrder: (order: string) => void }) {
  const t = useT();
  return (
    <label className={styles['field']}>
      {t('management-groups.sortBy')}
      <select onChange={(event) => onOrder(event.target.value)} value={order}>
        <option value="">{t('management-groups.defaultOrder')}</option>
        {COLUMN_IDS.flatMap((column) => [
          <option key={column} value={column}>
            {t('management-groups.ascending', { name: t(`management-groups.${column}`) })}
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {t('management-groups.descending', { name: t(`management-groups.${column}`) })}
          </option>,
        ])}
      </select>
    </label>
  );
}
