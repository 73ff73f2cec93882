import { useDeferredValue, useMemo, useRef } from 'react';

import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';
import { useAddressQuery } from '~/portal/features/address-query';
import { orderOf, sortRows } from '~/portal/features/grid/columns';
import { DataTable, SortBy, useFirstRows } from '~/portal/features/grid/data-table';
import { saveCsv } from '~/portal/features/grid/save-table';
import { useViewState } from '~/portal/features/history-restoration';
import { useScreenT, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { CardBoundary } from '~/portal/components/card';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { SearchBox } from '~/portal/components/search-box';

import { allColumns } from './columns';
import type { data, ResourceRow } from './data';
import styles from './page.module.css';

/** The rows that contain every word of a query. Their texts are normalized once. */
function useSearched(rows: readonly ResourceRow[], query: string): readonly ResourceRow[] {
  const words = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const isSearching = words.length > 0;
  const texts = useMemo(
    () =>
      isSearching
        ? rows.map(({ name, type, detail, group, subscription, location: place, tags = [], period }) =>
            plain([name, type, detail, group, subscription, place, ...tags, period].join('\n')),
          )
        : [],
    [isSearching, rows],
  );
  return useMemo(
    () => (isSearching ? rows.filter((_, at) => containsWords(texts[at] ?? '', words)) : rows),
    [isSearching, rows, texts, words],
  );
}

/** All resources of the career and the pages of the portal. The search box leads here without its dialog. */
export default function SitemapPage({
  loaderData: { rows, texts },
}: {
  loaderData: ReturnType<typeof data>;
}) {
  const shared = useT();
  const t = useScreenT(texts);
  const [query, setQuery] = useAddressQuery('q');
  const [order, setOrder] = useViewState('order');
  const searchBox = useRef<HTMLInputElement>(null);
  const columns = useMemo(() => allColumns(shared), [shared]);
  const found = useSearched(rows, query);
  const sorted = useMemo(() => sortRows(found, columns, orderOf(columns, order)), [columns, found, order]);
  const [shown, showAll] = useFirstRows(sorted);
  const title = shared('sitemap.title');
  return (
    <>
      <PageHeader colorIcon="apps" subtitle={shared('sitemap.about')} title={title} />
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        <Command
          icon={ExportIcon}
          label={shared('shell.exportCsv')}
          onClick={() => saveCsv('resources.csv', columns, sorted)}
        />
      </CommandBar>
      <div className={styles['controls']}>
        <SearchBox
          label={t('sitemap.filter')}
          onChange={setQuery}
          placeholder={t('sitemap.filterHint')}
          ref={searchBox}
          value={query}
        />
        <p role="status">{t('sitemap.shown', { shown: found.length, total: rows.length })}</p>
        <SortBy columns={columns} onOrder={setOrder} order={order} />
      </div>
      <CardBoundary failure={shared('shell.cardFailed')}>
        {found.length === 0 ? (
          <EmptyState icon={SearchIcon} text={shared('search.none', { query: query.trim() })}>
            <Button
              onClick={() => {
                setQuery('');
                searchBox.current?.focus();
              }}
            >
              {t('sitemap.reset')}
            </Button>
          </EmptyState>
        ) : (
          <DataTable
            caption={title}
            className={styles['table']}
            columns={columns}
            groups={[{ name: null, rows: shown }]}
            keyOf={({ to, name }) => `${to} ${name}`}
          />
        )}
        {showAll}
      </CardBoundary>
    </>
  );
}
