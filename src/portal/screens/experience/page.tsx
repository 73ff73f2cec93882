import { useDeferredValue, useMemo, useRef, useEffect } from 'react';
import SubscriptionsIcon from '@fluentui/svg-icons/icons/organization_48_regular.svg?react';
import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import RequestsIcon from '@fluentui/svg-icons/icons/clipboard_task_list_16_regular.svg?react';
import EligibleIcon from '@fluentui/svg-icons/icons/key_16_regular.svg?react';
import PoliciesIcon from '@fluentui/svg-icons/icons/shield_16_regular.svg?react';

import { setDisclosures, focusDisclosure } from '~/portal/browser/disclosures';
import { fragmentOf } from '~/portal/addresses/base-path';
import { wordsOf } from '~/portal/text/text-search';
import { useAddressQuery } from '~/portal/features/address-query';
import { StaticPills } from '~/portal/features/filters/static-pills';
import { useFilters } from '~/portal/features/filters/use-filters';
import { withVocabulary } from '~/portal/features/filters/with-vocabulary';
import { useAddress, useOwner, useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { InfoBar } from '~/portal/components/info-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { SupportLink } from '~/portal/features/support-dialog';
import { expandCompany } from '~/portal/browser/storage';
import { Link, useLocation } from '~/portal/browser/router';
import { savedViewState } from '~/portal/browser/view-state';
import { ExportCommand } from '~/portal/features/export/export-command';
import { Command, CommandBar } from '~/portal/components/command-bar';
import type { CompanyRow, data } from './data';
import { companyColumns, CompanySection } from './company-section';
import { Filters } from './filters';

import pills from '~/portal/features/filters/pills.module.css';
import styles from './page.module.css';

const DENIED = [
  { icon: AddIcon, label: 'experience.add', isElsewhere: true },
  { icon: PoliciesIcon, label: 'experience.policies', isElsewhere: false },
  { icon: RequestsIcon, label: 'experience.requests', isElsewhere: false },
  { icon: EligibleIcon, label: 'experience.eligible', isElsewhere: false },
  { icon: ExportIcon, label: 'shell.exportCsv', isElsewhere: true },
] as const;

/** Disabled commands (spec §2), each with its reason: they are for the owner, or Management groups has them. */
function DeniedToolbar() {
  const t = useT();
  const owner = useOwner();
  const screen = t('management-groups.title');
  const link = <Link to={useAddress()('management-groups')}>{screen}</Link>;
  return (
    <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
      {DENIED.map(({ icon, label, isElsewhere }) => (
        <Command
          disabledReason={
            isElsewhere
              ? t('denial.elsewhere', { name: t(label), screen })
              : t('denial.experienceCommand', { owner, name: t(label) })
          }
          icon={icon}
          key={label}
          label={t(label)}
          why={isElsewhere && link}
        />
      ))}
      <ExportCommand />
    </CommandBar>
  );
}

const loadFilters = withVocabulary(() => import('./filter-module'));

/** From this number of rows on, the browser renders only the visible ones. */
const LONG_LIST = 100;
const NO_WORDS: readonly string[] = [];

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
    () => module?.filteredCareer(slice, module.vocabulary, search, words),
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
  const without: readonly string[] = slice.without;
  const columns = useMemo(() => companyColumns(t).filter(({ id }) => !without.includes(id)), [t, without]);
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
            <module.FilterBar
              counted={t('filters.countedResources')}
              list={() => module.prepared(slice, module.vocabulary)}
              restoredFocus={filters.restoredFocus}
            />
          ) : (
            <StaticPills />
          )}
        </Filters>
        <div className={pills['answer']}>
          <p role="status">{module && filtered && module.statusMessage(t, slice, filtered)}</p>
          {module && filtered && <module.CareerFilterReset filtered={filtered} onClear={clear} />}
        </div>
        {module && filtered && <module.TagUsage companies={companies} filtered={filtered} onClear={clear} />}
        <CardBoundary>
          <div role="status">
            {module && filtered && hits?.size === 0 && !filtered.tag && (
              <module.Nothing filtered={filtered} onClear={clear} />
            )}
          </div>
          <div
            className={styles['table']}
            data-without={without.join(' ') || undefined}
            data-tour="experience"
            hidden={hits?.size === 0}
          >
            {/* Visual only: each row has its own labels. */}
            {companies.length > 0 && (
              <div aria-hidden="true" className={styles['columns']}>
                {columns.map(({ id, title }) => (
                  <span key={id}>{title}</span>
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
                columns={columns}
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

/**
 * Expands the company that Management groups stored (once), and the company or role in the address
 * (`#indra-usa-inc`). On Back and Forward the rows keep their saved state.
 */
function useOpenedByAddress(companies: readonly CompanyRow[]): void {
  const { hash, key } = useLocation();
  const back = useMemo(() => savedViewState(key) !== undefined, [key]);
  useEffect(() => {
    const stored = expandCompany.take();
    const company = companies.find(({ name }) => name === stored);
    if (!company) return undefined;
    return scrollToRole(company.id, `${company.id}-roles`, { block: 'nearest' });
  }, [companies]);
  useEffect(() => {
    const id = fragmentOf({ hash });
    const company = companies.find((one) => one.id === id || one.positions.some((role) => role.id === id));
    if (!company || back) return undefined;
    return scrollToRole(id, `${company.id}-roles`);
  }, [back, companies, hash]);
}

/**
 * Expands a company, scrolls to the element of the address, as the browser does, and focuses the company. In the
 * next frame, because then the company is expanded and the screen's heading had the focus.
 */
function scrollToRole(id: string, roles: string, how?: ScrollIntoViewOptions): () => void {
  setDisclosures([[roles, true]]);
  const frame = requestAnimationFrame(() => {
    document.getElementById(id)?.scrollIntoView(how);
    // The visitor may have opened the search already, which then keeps the focus.
    if (document.activeElement?.tagName !== 'INPUT') focusDisclosure(roles, { preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
