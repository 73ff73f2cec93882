import { useT } from '~/portal/i18n/t';

import type { Column } from './grid-rows';
import styles from './sort-by.module.css';

/** The sort control for rows as cards, in place of the headers. */
export function SortBy({
  columns,
  order,
  onOrder,
}: {
  columns: readonly Column[];
  order: string;
  onOrder: (order: string) => void;
}) {
  const t = useT();
  return (
    <label className={styles['field']}>
      {t('management-groups.sortBy')}
      <select onChange={(event) => onOrder(event.target.value)} value={order}>
        <option value="">{t('management-groups.defaultOrder')}</option>
        {columns.flatMap(({ id: column }) => [
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
