import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import CalendarIcon from '@fluentui/svg-icons/icons/calendar_16_regular.svg?react';
import EmptyIcon from '@fluentui/svg-icons/icons/calendar_32_regular.svg?react';
import CsvIcon from '@fluentui/svg-icons/icons/table_16_regular.svg?react';
import { useHydrated } from '~/portal/browser/hydrated';
import { notify } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { filtered, filterIn, searchWith, type ActivityFilter } from '~/portal/lib/activity-filter';
import { timelineOf } from '~/portal/lib/timeline';
import { useInsights } from '~/portal/features/insights';
import { ExportCommand } from '~/portal/features/export/export-command';
import { useScreenT, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { Card } from '~/portal/components/card';
import { CardBoundary } from '~/portal/components/card-boundary';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import { Filter } from './filter';
import { Log } from './log';
import styles from './page.module.css';
import { TimelineChart } from './timeline-chart';

const loadFiles = () => import('./save-log');

/** The career as an activity log. */
export default function ActivityPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const insights = useInsights('activity');
  const { events, overlaps } = loaderData;
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [message, setMessage] = useState('');
  const files = useLazyModule(loadFiles);
  const filter = filterIn(hydrated ? search : '');
  const shown = filtered(events, filter);
  const timeline = timelineOf(shown);
  const changeFilter = (wanted: ActivityFilter) =>
    void navigate({ search: searchWith(search, wanted), hash }, { preventScrollReset: true });
  const labels = { csv: shared('shell.exportCsv'), calendar: t('activity.calendar') };
  const save = async (as: 'csv' | 'calendar') => {
    const module = await files.load();
    if (!module) return notify('failed', labels[as]);
    return setMessage(t('activity.exported', { count: shown.length, file: module.saveLog(as, shown, t) }));
  };
  const failure = shared('shell.cardFailed');
  return (
    <>
      <PageHeader
        colorIcon="clipboard-text-edit"
        subtitle={shared('activity.about')}
        title={shared('activity.title')}
      />
      <CommandBar
        label={shared('shell.commands')}
        more={[<ExportCommand key="export" />, insights]}
        moreLabel={shared('shell.more')}
      >
        <Command icon={CsvIcon} label={labels.csv} onClick={() => void save('csv')} />
        <Command icon={CalendarIcon} label={labels.calendar} onClick={() => void save('calendar')} />
      </CommandBar>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      {events.length === 0 ? (
        <EmptyState icon={EmptyIcon} text={t('activity.none')} />
      ) : (
        <div className={styles['body']}>
          {(timeline || overlaps.length > 0) && (
            <Card area="timeline" failure={failure} title={t('activity.timeline')}>
              {timeline && <TimelineChart t={t} timeline={timeline} />}
              {overlaps.length > 0 && (
                <>
                  <p className={styles['note']}>{t('activity.overlaps')}</p>
                  <ul className={styles['overlaps']}>
                    {overlaps.map((overlap) => (
                      <li key={`${overlap.one} ${overlap.other} ${overlap.period}`}>
                        {t('activity.overlap', overlap)}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Card>
          )}
          <Filter events={events} filter={filter} onChange={changeFilter} t={t} />
          <p role="status">{t('activity.shown', { count: shown.length, total: events.length })}</p>
          {shown.length === 0 ? (
            <EmptyState icon={EmptyIcon} text={t('activity.nothing')}>
              <Button onClick={() => changeFilter({ kinds: [], years: { from: null, to: null } })}>
                {t('activity.reset')}
              </Button>
            </EmptyState>
          ) : (
            <CardBoundary failure={failure}>
              <Log events={shown} t={t} />
            </CardBoundary>
          )}
        </div>
      )}
    </>
  );
}
