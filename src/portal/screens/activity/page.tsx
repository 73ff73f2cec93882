import { useMemo, useRef, useState } from 'react';

import EmptyIcon from '@fluentui/svg-icons/icons/calendar_32_regular.svg?react';
import CsvIcon from '@fluentui/svg-icons/icons/table_16_regular.svg?react';
import { useLocation } from '~/portal/browser/router';
import { filtered } from '~/portal/filters/facets';
import { KIND_TITLES } from '~/portal/career/activity';
import { ExportCommand } from '~/portal/features/export/export-command';
import { FilterBar, filterMessage } from '~/portal/features/filters/filter-bar';
import { FilterReset } from '~/portal/features/filters/filter-reset';
import pills from '~/portal/features/filters/pills.module.css';
import { TableExportCommand } from '~/portal/features/grid/table-export-command';
import { useScreenT, useT } from '~/portal/i18n/t';
import { Card, CardBoundary } from '~/portal/features/card';
import { CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import { Log, logColumns } from './log';
import styles from './page.module.css';
import { filterableEvents, timelineOf } from './shown-events';
import { TimelineChart } from './timeline-chart';

const FILE = 'activity-log.csv';
const FACETS = ['type', 'period'] as const;

/** The career as an activity log. */
export default function ActivityPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const { events } = loaderData;
  const { search } = useLocation();
  const [message, setMessage] = useState('');
  const list = useMemo(() => filterableEvents(events), [events]);
  const kinds = new Map<string, string>(events.map(({ kind }) => [kind, t(KIND_TITLES[kind])]));
  const { parsed, shown } = useMemo(() => filtered(list, search), [list, search]);
  const timeline = timelineOf(shown);
  const counted = t('activity.shown', { count: shown.length, total: events.length });
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHeader
        colorIcon="clipboard-text-edit"
        subtitle={shared('activity.about')}
        title={shared('activity.title')}
      />
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        <TableExportCommand
          icon={CsvIcon}
          label={shared('shell.exportCsv')}
          onLoad={({ saveCsv }) => {
            saveCsv(FILE, logColumns(t), shown);
            setMessage(t('activity.exported', { count: shown.length, file: FILE }));
          }}
        />
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
          <p role="status">{filterMessage(shared, counted, parsed)}</p>
          {shown.length === 0 ? (
            <FilterReset
              label={t('activity.reset')}
              nothing={{ icon: EmptyIcon, text: t('activity.nothing') }}
              onReset={() => bar.current?.querySelector('button')?.focus()}
            />
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
