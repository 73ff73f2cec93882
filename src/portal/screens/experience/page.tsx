import { useDeferredValue, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';

import { setDisclosures } from '~/portal/browser/disclosures';
import SubscriptionsIcon from '@fluentui/svg-icons/icons/organization_48_regular.svg?react';
import { wordsOf } from '~/portal/lib/text-search';
import { useAddressQuery } from '~/portal/features/address-query';
import { StaticMarkup } from '~/portal/features/static-markup';
import { useFilters } from '~/portal/features/filters/use-filters';
import pills from '~/portal/features/filters/pills.module.css';
import { useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/components/card-boundary';
import { InfoBar } from '~/portal/components/info-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { SupportLink } from '~/portal/features/support-link';

import type { data } from './data';
import { CompanySection } from './company-section';
import { DeniedToolbar } from './denied-toolbar';
import { Filters } from './filters';
import { useOpenedByAddress } from './opened-by-address';
import styles from './page.module.css';

const loadFilters = () => import('./filter-module');

/** From this number of rows on, the browser renders only the visible ones. */
const LONG_LIST = 100;
const NO_WORDS: readonly string[] = [];
const COLUMNS = [
  { id: 'name', title: 'experience.name' },
  { id: 'role', title: 'experience.role' },
  { id: 'tenure', title: 'experience.tenure' },
  { id: 'score', title: 'experience.score' },
  { id: 'group', title: 'experience.group' },
  { id: 'status', title: 'experience.status' },
] as const;

const isEmpty = (id: string, columns: Readonly<Record<string, boolean>>): boolean => columns[id] === false;

/** Subscriptions: companies as subscriptions, roles as resource groups, their products as resources. */
export default function ExperiencePage({ loaderData: slice }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const { companies } = slice;
  const { search } = useLocation();
  const [query, setQuery] = useAddressQuery('q');
  const words = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const filters = useFilters(loadFilters, words.length > 0);
  const { module, filtering } = filters;
  const filtered = useMemo(
    () => module?.applyFilters(slice, module.index, search, words),
    [module, slice, search, words],
  );
  const hits = filtered?.hits ?? null;
  const searchBox = useRef<HTMLInputElement>(null);
  const clear = () => {
    setQuery('');
    searchBox.current?.focus();
  };
  useOpenedByAddress(companies);
  const long = companies.length > LONG_LIST;
  return (
    <>
      <PageHeader colorIcon="key" subtitle={t('experience.about')} title={t('experience.title')} />
      <DeniedToolbar />
      <div className={styles['body']}>
        <InfoBar>{slice.info}</InfoBar>
        <Filters
          onExpandAll={(open) => {
            const shown = companies.filter(({ id }) => !hits || hits.has(id));
            setDisclosures(shown.map(({ id }) => [`${id}-roles`, open]));
          }}
          barProps={filters.barProps}
          onQuery={setQuery}
          query={query}
          searchBox={searchBox}
        >
          {module ? (
            <module.Bar slice={slice} index={module.index} restoredFocus={filters.restoredFocus} />
          ) : (
            <StaticMarkup parts={slice.pills} />
          )}
        </Filters>
        <div className={pills['answer']}>
          <p role="status">{module && filtered && module.statusMessage(t, slice, filtered)}</p>
          {module && filtered && <module.Reset filtered={filtered} onClear={clear} />}
        </div>
        {module && filtered && <module.Proof companies={companies} filtered={filtered} onClear={clear} />}
        <CardBoundary failure={t('shell.cardFailed')}>
          <div role="status">
            {module && filtered && hits?.size === 0 && !filtered.tag && (
              <module.Nothing filtered={filtered} onClear={clear} />
            )}
          </div>
          <div
            className={styles['table']}
            data-without={
              COLUMNS.flatMap(({ id }) => (isEmpty(id, slice.columns) ? id : [])).join(' ') || undefined
            }
            data-tour="experience"
            hidden={hits?.size === 0}
          >
            {/* Visual only: each row has its own labels. */}
            {companies.length > 0 && (
              <div aria-hidden="true" className={styles['columns']}>
                {COLUMNS.filter(({ id }) => !isEmpty(id, slice.columns)).map(({ id, title }) => (
                  <span key={id}>{t(title)}</span>
                ))}
              </div>
            )}
            {companies.length === 0 && (
              <EmptyState icon={SubscriptionsIcon} text={t('experience.empty')}>
                <SupportLink />
              </EmptyState>
            )}
            {companies.map((company) => (
              <CompanySection
                company={company}
                isHidden={filtering && hits !== null && !hits.has(company.id)}
                hits={hits && (hits.get(company.id) ?? null)}
                key={company.id}
                long={long}
                searching={hits !== null}
                // A constant, so that rows without hits do not render again.
                words={hits?.has(company.id) ? words : NO_WORDS}
              />
            ))}
          </div>
        </CardBoundary>
      </div>
    </>
  );
}
