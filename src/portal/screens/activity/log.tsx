import { Link } from '~/portal/browser/router';
import { byYear, type ActivityEvent } from '~/portal/career/activity';
import type { T } from '~/portal/i18n/t';
import { csvOf } from '~/portal/text/csv';

import styles from './log.module.css';

/** The events as CSV, with the same header in every language. */
export const activityCsv = (events: readonly ActivityEvent[], t: T): string =>
  csvOf(
    ['Operation', 'Status', 'Start', 'End', 'Resource', 'Place'],
    events.map(({ kind, status, start, end, resource, place }) => [
      t(`activity.${kind}`),
      t(`activity.${status}`),
      start,
      end,
      resource,
      place,
    ]),
  );

/** The events as a table with a group for each year. */
export function Log({ events, t }: { events: readonly ActivityEvent[]; t: T }) {
  return (
    <table className={styles['log']}>
      <thead>
        <tr>
          <th scope="col">{t('activity.operation')}</th>
          <th scope="col">{t('activity.status')}</th>
          <th scope="col">{t('activity.time')}</th>
          <th scope="col">{t('activity.resource')}</th>
        </tr>
      </thead>
      {byYear(events).map((group) => (
        <tbody key={group.year}>
          <tr className={styles['year']}>
            <th colSpan={4} scope="rowgroup">
              {group.year ?? t('activity.withoutDate')}
            </th>
          </tr>
          {group.events.map(({ id, kind, status, time, resource, place, address }) => (
            <tr key={id}>
              <td>{t(`activity.${kind}`)}</td>
              <td data-status={status}>{t(`activity.${status}`)}</td>
              <td>{time}</td>
              <td>
                <Link to={address}>
                  <bdi>{resource}</bdi>
                </Link>
                {place && (
                  <small>
                    <bdi>{place}</bdi>
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
