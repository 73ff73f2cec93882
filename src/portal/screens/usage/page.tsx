import EmptyIcon from '@fluentui/svg-icons/icons/data_bar_vertical_32_regular.svg?react';
import { useAddressQuery } from '~/portal/features/address-query';
import { DataTable } from '~/portal/features/grid/data-table';
import { useAddress, useScreenT, useT } from '~/portal/i18n/t';
import { Card, CardBoundary } from '~/portal/features/card';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { FilterBox } from '~/portal/components/filter-box';

import { AreaChart } from './area-chart';
import type { data } from './data';
import styles from './page.module.css';
import { matchingSkills, skillColumns } from './skill-list';
import listStyles from './skill-list.module.css';

/** How long each skill was used, by the dates of the entries that list it. */
export default function UsagePage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const address = useAddress();
  const { skills, families, years, untimed, until } = loaderData;
  const [query, setQuery] = useAddressQuery('q');
  const columns = skillColumns(skills, t, shared, address('experience'));
  const { shown, short, groups } = matchingSkills(skills, families, query);
  return (
    <>
      <PageHeader colorIcon="data-trending" subtitle={shared('usage.about')} title={shared('usage.title')} />
      {skills.length === 0 ? (
        <EmptyState icon={EmptyIcon} text={t('usage.none')} />
      ) : (
        <div className={styles['body']}>
          <p className={styles['rule']}>
            {t('usage.rule', { until })} {untimed > 0 && t('usage.untimed', { count: untimed })}
          </p>
          {years.length > 0 && (
            <Card title={t('usage.overTime')}>
              <AreaChart t={t} years={years} />
            </Card>
          )}
          <div className={styles['filter']} data-print="off">
            <FilterBox
              label={t('usage.filter')}
              onChange={setQuery}
              placeholder={t('usage.filter')}
              value={query}
            />
          </div>
          <p className="visually-hidden" role="status">
            {query && t('usage.shown', { count: shown.length, total: skills.length })}
          </p>
          <CardBoundary>
            {shown.length === 0 && <EmptyState icon={EmptyIcon} text={t('usage.none')} />}
            {groups.length > 0 && (
              <DataTable
                caption={t('usage.caption')}
                className={listStyles['list']}
                columns={columns}
                groups={groups}
                keyOf={({ id }) => id}
              />
            )}
            {short.length > 0 && (
              <details className={styles['short']} open={groups.length === 0}>
                <summary>{t('usage.short', { count: short.length })}</summary>
                <DataTable
                  caption={t('usage.caption')}
                  className={listStyles['list']}
                  columns={columns.map((column) => ({ ...column, scale: null }))}
                  groups={[{ name: null, rows: short }]}
                  keyOf={({ id }) => id}
                />
              </details>
            )}
          </CardBoundary>
        </div>
      )}
    </>
  );
}
