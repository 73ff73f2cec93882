import { useDeferredValue, useMemo } from 'react';

import { setFold } from '~/browser/folds';
import { getPortfolio } from '~/content/portfolio.server';
import { experienceSlice, type ExperienceSlice } from '~/domain/experience';
import { searchableResources, searchResources } from '~/domain/experience-search';
import { addressIn } from '~/domain/base-path';
import { languageAt } from '~/domain/languages';
import { wordsOf } from '~/domain/text-search';
import { onlyForAnotherPage, useAddressQuery } from '~/features/address-query';
import { formatOf } from '~/i18n/format';
import { pageHead } from '~/i18n/page-head';
import { useT } from '~/i18n/t';
import { CardBoundary } from '~/ui/card-boundary';
import { EmptyState } from '~/ui/empty-state';
import { InfoBar } from '~/ui/info-bar';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';
import { CompanySection } from './company-section';
import { DeniedToolbar } from './denied-toolbar';
import { Filters } from './filters';
import { useOpenedByAddress } from './opened-by-address';
import { useOpenedBySearch } from './opened-by-search';
import styles from './page.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageAt(addressIn(url));
  const portfolio = getPortfolio(language.code);
  return {
    ...experienceSlice(portfolio, formatOf(language.code)),
    head: pageHead(portfolio, 'experience', language),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export const shouldRevalidate = onlyForAnotherPage;

/** From here on the browser draws only the rows in view. */
const LONG_LIST = 100;
const NO_WORDS: readonly string[] = [];
const COLUMNS = [
  'experience.name',
  'experience.role',
  'experience.tenure',
  'experience.score',
  'experience.group',
  'experience.status',
] as const;

// The slice's own type: what the framework derives from it goes deeper into drawings than the compiler follows.
/** Companies as subscriptions, roles as resource groups, what was built as resources. */
export default function ExperiencePage({ loaderData: { companies } }: { loaderData: ExperienceSlice }) {
  const t = useT();
  const [query, setQuery] = useAddressQuery('q');
  const words = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const all = useMemo(() => searchableResources(companies), [companies]);
  const hits = useMemo(() => (words.length === 0 ? null : searchResources(all, words)), [all, words]);
  useOpenedByAddress(companies);
  useOpenedBySearch(companies, hits);
  const long = companies.length > LONG_LIST;
  return (
    <>
      <PageHeader glyph="key" subtitle={t('experience.about')} title={t('experience.title')} />
      <DeniedToolbar />
      <div className={styles['body']}>
        <InfoBar>{t('experience.info')}</InfoBar>
        <Filters
          hits={hits}
          onFoldAll={(open) => companies.forEach(({ id }) => setFold(`${id}-roles`, open))}
          onQuery={setQuery}
          query={query}
          total={companies.length}
        />
        <CardBoundary failure={t('shell.cardFailed')}>
          <div role="status">
            {hits?.size === 0 && (
              <EmptyState
                action={t('experience.reset')}
                onAction={() => setQuery('')}
                text={t('experience.none')}
              />
            )}
          </div>
          <div data-tour="experience">
            {/* For the eye: each row says the same in its own words. */}
            <div aria-hidden="true" className={styles['columns']}>
              {COLUMNS.map((column) => (
                <span key={column}>{t(column)}</span>
              ))}
            </div>
            {companies.length === 0 && <p className={styles['told']}>{t('experience.empty')}</p>}
            {companies.map((company) => (
              <CompanySection
                company={company}
                hits={hits && (hits.get(company.id) ?? null)}
                key={company.id}
                long={long}
                searching={hits !== null}
                // The same nothing for all that have no hit: they are not drawn again.
                words={hits?.has(company.id) ? words : NO_WORDS}
              />
            ))}
          </div>
        </CardBoundary>
      </div>
    </>
  );
}
