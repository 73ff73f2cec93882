import { useState } from 'react';

import EmptyIcon from '@fluentui/svg-icons/icons/calendar_32_regular.svg?react';
import CsvIcon from '@fluentui/svg-icons/icons/table_16_regular.svg?react';
import { navigate, useLocation } from '~/portal/browser/router';
import { filtered, filterIn, NO_FILTER, searchWith, type ActivityFilter, Filter } from './filter';
import { timelineOf, TimelineChart } from './timeline-chart';
import { ExportCommand } from '~/portal/features/export/export-command';
import { saveCsv } from '~/portal/features/grid/save-table';
import { useScreenT, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Card, CardBoundary } from '~/portal/components/card';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import { Log, logColumns } from './log';
import styles from './page.module.css';

const FILE = 'activity-log.csv';

/** The career as an activity log. */
export default function ActivityPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const { events } = loaderData;
  const { search, hash } = useLocation();
  const [message, setMessage] = useState('');
  const filter = filterIn(search);
  const shown = filtered(events, filter);
  const timeline = timelineOf(shown);
  const changeFilter = (wanted: ActivityFilter) =>
    navigate({ search: searchWith(search, wanted), hash }, { preventScrollReset: true });
  const save = () => {
    saveCsv(FILE, logColumns(t), shown);
    setMessage(t('activity.exported', { count: shown.length, file: FILE }));
  };
  const failure = shared('shell.cardFailed');
  return (
    <>
      <PageHeader
        colorIcon="clipboard-text-edit"
        subtitle={shared('activity.about')}
        title={shared('activity.title')}
      />
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        <Command icon={CsvIcon} label={shared('shell.exportCsv')} onClick={save} />
        <ExportCommand />
      </CommandBar>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {events.length === 0 ? (
        <EmptyState icon={EmptyIcon} text={t('activity.none')} />
      ) : (
        <div className={styles['body']}>
          {timeline && (
            <Card area="timeline" failure={failure} title={t('activity.timeline')}>
              <TimelineChart t={t} timeline={timeline} />
            </Card>
          )}
          <Filter events={events} filter={filter} onChange={changeFilter} t={t} />
          <p role="status">{t('activity.shown', { count: shown.length, total: events.length })}</p>
          {shown.length === 0 ? (
            <EmptyState icon={EmptyIcon} text={t('activity.nothing')}>
              <Button onClick={() => changeFilter(NO_FILTER)}>{t('activity.reset')}</Button>
            </EmptyState>
          ) : (
            <CardBoundary failure={failure}>
              <Log events={shown} t={t} title={shared('activity.title')} />
            </CardBoundary>
          )}
        </div>
      )}
    </>
  );
}
