import { Link } from '~/portal/browser/router';
import { KIND_TITLES, STATUS_TITLES, type ActivityEvent } from '~/portal/career/activity';
import type { Column } from '~/portal/features/grid/columns';
import { DataTable } from '~/portal/features/grid/data-table';
import type { T } from '~/portal/i18n/t';

import styles from './log.module.css';
import { byYear } from './shown-events';

export const logColumns = (t: T): readonly Column<ActivityEvent>[] => [
  {
    id: 'operation',
    title: t('activity.operation'),
    card: 'start',
    cell: ({ kind }) => t(KIND_TITLES[kind]),
    fields: { Operation: ({ kind }) => t(KIND_TITLES[kind]) },
  },
  {
    id: 'status',
    title: t('activity.status'),
    card: 'start',
    cell: ({ status }) => <span data-status={status}>{t(STATUS_TITLES[status])}</span>,
    fields: { Status: ({ status }) => t(STATUS_TITLES[status]) },
  },
  {
    id: 'time',
    title: t('activity.time'),
    card: 'start',
    cell: ({ time }) => time,
    fields: { Start: ({ start }) => start, End: ({ end }) => end },
  },
  {
    id: 'resource',
    title: t('activity.resource'),
    card: 'title',
    cell: ({ address, resource, place }) => (
      <>
        <Link to={address}>
          <bdi>{resource}</bdi>
        </Link>
        {place && (
          <small>
            <bdi>{place}</bdi>
          </small>
        )}
      </>
    ),
    fields: { Resource: ({ resource }) => resource, Place: ({ place }) => place },
  },
];

/** The events as a table with a group for each year. */
export const Log = ({ events, title, t }: { events: readonly ActivityEvent[]; title: string; t: T }) => (
  <DataTable
    caption={title}
    className={styles['log']}
    columns={logColumns(t)}
    groups={[...byYear(events)].map(([year, rows]) => ({
      name: String(year ?? t('activity.withoutDate')),
      rows,
    }))}
    keyOf={({ id }) => id}
  />
);
