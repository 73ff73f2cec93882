import { useMemo, useRef, useState } from 'react';

import EmptyIcon from '@fluentui/svg-icons/icons/calendar_32_regular.svg?react';
import CsvIcon from '@fluentui/svg-icons/icons/table_16_regular.svg?react';
import { useLocation } from '~/portal/browser/router';
import { filtered, spelledFacet, yearsFacet } from '~/portal/filters/facets';
import { KIND_TITLES } from '~/portal/career/activity';
import { timelineOf, TimelineChart } from './timeline-chart';
import { ExportCommand } from '~/portal/features/export/export-command';
import { FilterBar, unknownValues, useReset } from '~/portal/features/filters/filter-bar';
import pills from '~/portal/features/filters/pills.module.css';
import { saveCsv } from '~/portal/features/grid/save-table';
import { useScreenT, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Card, CardBoundary } from '~/portal/features/card';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import { Log, logColumns } from './log';
import styles from './page.module.css';

const FILE = 'activity-log.csv';
const FACETS = ['type', 'period'] as const;

/** The career as an activity log. */
export default function ActivityPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const { events } = loaderData;
  const { search } = useLocation();
  const [message, setMessage] = useState('');
  const list = useMemo(() => {
    const resources = events.map((event) => ({ ...event, span: event.months }));
    const type = spelledFacet(resources, ({ kind }) => [kind]);
    return { resources, facets: { type, period: yearsFacet(resources) } };
  }, [events]);
  // The address has the kinds, so that a change of language keeps the filter.
  const kinds = new Map<string, string>(events.map(({ kind }) => [kind, t(KIND_TITLES[kind])]));
  const { parsed, shown } = useMemo(() => filtered(list, search), [list, search]);
  const timeline = timelineOf(shown);
  const bar = useRef<HTMLDivElement>(null);
  const reset = useReset(() => bar.current?.querySelector('button')?.focus());
  const save = () => {
    saveCsv(FILE, logColumns(t), shown);
    setMessage(t('activity.exported', { count: shown.length, file: FILE }));
  };
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
            <Card area="timeline" title={t('activity.timeline')}>
              <TimelineChart t={t} timeline={timeline} />
            </Card>
          )}
          <div className={pills['row']} data-print="off" ref={bar}>
            <FilterBar
              counted={t('activity.counted')}
              facets={FACETS}
              list={() => list}
              nameOf={(value) => kinds.get(value) ?? value}
            />
          </div>
          <p role="status">
            {[
              t('activity.shown', { count: shown.length, total: events.length }),
              ...unknownValues(shared, parsed),
            ].join(' ')}
          </p>
          {shown.length === 0 ? (
            <EmptyState icon={EmptyIcon} text={t('activity.nothing')}>
              <Button onClick={reset}>{t('activity.reset')}</Button>
            </EmptyState>
          ) : (
            <CardBoundary>
              <Log events={shown} t={t} title={shared('activity.title')} />
            </CardBoundary>
          )}
        </div>
      )}
    </>
  );
}
