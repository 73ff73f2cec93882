import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';

import DismissIcon from '@fluentui/svg-icons/icons/dismiss_20_regular.svg?react';
import { Link } from 'react-router';

import { visitorActs } from '~/browser/visitor';
import { getPortfolio } from '~/content/portfolio.server';
import { languageAt } from '~/domain/languages';
import { filterSubscriptions, managementGroupsSlice, searchable } from '~/domain/management-groups';
import { wordsOf } from '~/domain/text-search';
import { pageMeta } from '~/features/page-meta';
import { useRefresh } from '~/features/refresh';
import { SupportDialog } from '~/features/support-dialog';
import { useAddress } from '~/i18n/address';
import { formatOf } from '~/i18n/format';
import { useT } from '~/i18n/t';
import { CardBoundary } from '~/ui/card-boundary';
import { EmptyState } from '~/ui/empty-state';
import { InfoBar } from '~/ui/info-bar';
import { PageHeader } from '~/ui/page-header';
import { SearchBox } from '~/ui/search-box';

import type { Route } from './+types/page';
import styles from './page.module.css';
import { Toolbar } from './toolbar';

// The page is read without it; the grid's keys, widths and order arrive with the visitor's first act.
const GroupsGrid = lazy(() =>
  import.meta.env.SSR ? import('./groups-grid') : visitorActs().then(() => import('./groups-grid')),
);

export function loader({ url }: Route.LoaderArgs) {
  const portfolio = getPortfolio();
  const slice = managementGroupsSlice(portfolio, formatOf(languageAt(url.pathname).code));
  return { ...slice, name: portfolio.owner.name };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'management-groups');

const CREATE = 'create-management-group';
const ADD = 'add-subscription';

/** The companies as a directory: one root group, one subscription for each. */
export default function ManagementGroupsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const address = useAddress();
  const refresh = useRefresh(t('management-groups.title'));
  const [open, setOpen] = useState(true);
  const [own, setOwn] = useState('');
  const [inside, setInside] = useState('');
  const { directory, name, subscriptions, years } = loaderData;

  const type = t('management-groups.typeSubscription');
  const all = useMemo(() => searchable(subscriptions, type), [subscriptions, type]);
  // What is typed shows at once; the rows follow.
  const ownWords = useDeferredValue(useMemo(() => wordsOf(own), [own]));
  const insideWords = useDeferredValue(useMemo(() => wordsOf(inside), [inside]));
  const found = useMemo(() => filterSubscriptions(all, ownWords, insideWords), [all, ownWords, insideWords]);
  const reset = () => {
    setOwn('');
    setInside('');
  };

  const count = { count: found.length, groups: 1 };
  return (
    <>
      <PageHeader
        aside={
          <Link aria-label={t('shell.close')} className={styles['close']} to={address('dashboard')}>
            <DismissIcon />
          </Link>
        }
        glyph="org"
        subtitle={directory}
        title={t('management-groups.title')}
      />
      <Toolbar
        addDialog={ADD}
        createDialog={CREATE}
        found={found}
        inside={inside}
        onInside={setInside}
        onToggle={() => setOpen(!open)}
        refresh={refresh.command}
      />
      {refresh.told}
      <div className={styles['body']}>
        <InfoBar>{t('management-groups.info', { name })}</InfoBar>
        <SearchBox
          label={t('management-groups.filter')}
          onChange={setOwn}
          placeholder={t('management-groups.filter')}
          value={own}
        />
        <p role="status">
          {found.length === subscriptions.length
            ? t('management-groups.showing', count)
            : t('management-groups.showingSome', { ...count, total: subscriptions.length })}
        </p>
        <CardBoundary failure={t('shell.cardFailed')} key={refresh.round}>
          {found.length === 0 ? (
            <EmptyState
              action={t('management-groups.reset')}
              onAction={reset}
              text={t('management-groups.none')}
            />
          ) : (
            <Suspense fallback={<p role="status">{t('management-groups.loading')}</p>}>
              <GroupsGrid
                createDialog={CREATE}
                found={found}
                insideWords={insideWords}
                onOpen={setOpen}
                open={open}
                ownWords={ownWords}
                total={subscriptions.length}
                years={years}
              />
            </Suspense>
          )}
        </CardBoundary>
      </div>
      <SupportDialog
        id={CREATE}
        title={t('management-groups.createTitle')}
        to={`${address('contact')}?topic=management-group`}
      >
        <p>{t('management-groups.createText')}</p>
      </SupportDialog>
      <SupportDialog
        id={ADD}
        title={t('management-groups.addTitle')}
        to={`${address('contact')}?topic=subscription`}
      >
        <p>{t('management-groups.addText')}</p>
      </SupportDialog>
    </>
  );
}
