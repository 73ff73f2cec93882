import { useMemo } from 'react';

import SearchIcon from '@fluentui/svg-icons/icons/search_48_regular.svg?react';
import { Link } from '~/portal/browser/router';
import { useAddressQuery } from '~/portal/features/address-query';
import { useT } from '~/portal/i18n/t';
import { hrefOf } from '~/portal/addresses/base-path';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';
import { Button } from '~/portal/components/button';
import { CardBoundary } from '~/portal/components/card';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { SearchBox } from '~/portal/components/search-box';

import type { data } from './data';
import styles from './page.module.css';

type Groups = ReturnType<typeof data>['groups'];

const sizeOf = (groups: Groups): number => groups.reduce((size, { links }) => size + links.length, 0);

/** The links whose title or detail contains every word of a query. */
function filterGroups(groups: Groups, query: string): Groups {
  const words = wordsOf(query);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ title, detail }) => containsWords(plain(`${title} ${detail}`), words)),
    }))
    .filter(({ links }) => links.length > 0);
}

/** All resources as links, filtered by `?q=`. The search box leads here without its dialog. */
export default function SitemapPage({ loaderData: { groups } }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const [query, setQuery] = useAddressQuery('q');
  const filtered = useMemo(() => filterGroups(groups, query), [groups, query]);
  const isFiltered = query.trim() !== '';
  return (
    <>
      <PageHeader colorIcon="apps" subtitle={t('sitemap.about')} title={t('sitemap.title')} />
      <CardBoundary failure={t('shell.cardFailed')}>
        <div className={styles['filter']}>
          <SearchBox
            label={t('sitemap.filter')}
            onChange={setQuery}
            placeholder={t('sitemap.filterHint')}
            value={query}
          />
          <p role="status">
            {isFiltered && t('sitemap.shown', { shown: sizeOf(filtered), total: sizeOf(groups) })}
          </p>
        </div>
        {filtered.length === 0 && (
          <EmptyState icon={SearchIcon} text={t('search.none', { query: query.trim() })}>
            <Button onClick={() => setQuery('')}>{t('sitemap.reset')}</Button>
          </EmptyState>
        )}
        {filtered.map(({ kind, links }) => (
          <section aria-labelledby={kind} key={kind}>
            <h2 className={styles['heading']} id={kind}>
              {t('search.group', { kind: t(`search.${kind}`), count: links.length })}
            </h2>
            <ul className={styles['links']}>
              {links.map(({ title, detail, to, document }) => (
                <li key={`${title} ${detail} ${to}`}>
                  {document ? <a href={hrefOf(to)}>{title}</a> : <Link to={to}>{title}</Link>}
                  {detail && <small>{detail}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </CardBoundary>
    </>
  );
}
