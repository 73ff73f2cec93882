import { Link } from '~/portal/browser/router';
import { hrefOf } from '~/portal/addresses/base-path';
import type { T } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import type { Column } from '~/portal/features/grid/columns';
import { PaneLink } from '~/portal/features/pane-link';

import type { ResourceRow } from './data';
import styles from './page.module.css';

/** The link of a resource: to its pane beside the table, to a document, or to a screen. */
function Name({ row: { name, to, item, isDocument } }: { row: ResourceRow }) {
  if (item !== undefined)
    return (
      <PaneLink href={hrefOf(to)} pane={`?item=${encodeURIComponent(item)}`} translate="no">
        {name}
      </PaneLink>
    );
  return isDocument ? <a href={hrefOf(to)}>{name}</a> : <Link to={to}>{name}</Link>;
}

/** The columns of All resources. Exports have English titles, tags and complete addresses. */
export function allColumns(t: T): readonly Column<ResourceRow>[] {
  const column = (
    id: 'type' | 'group' | 'subscription' | 'location' | 'period',
    title: string,
    card: Column<ResourceRow>['card'],
    exported: string,
  ): Column<ResourceRow> => ({
    id,
    title,
    card,
    sort: (row) => row[id] ?? '',
    cell: (row) => row[id],
    fields: { [exported]: (row) => row[id] ?? '' },
  });
  return [
    {
      id: 'name',
      title: t('management-groups.name'),
      card: 'title',
      sort: ({ name }) => name,
      cell: (row) => (
        <div className={styles['name']}>
          <ColorIcon name={row.icon} size={16} />
          <span>
            <Name row={row} />
            {row.detail && <small>{row.detail}</small>}
          </span>
        </div>
      ),
      fields: { Name: ({ name }) => name },
    },
    column('type', t('facet.type'), 'start', 'Type'),
    column('group', t('facet.group'), 'line', 'Resource group'),
    column('subscription', t('management-groups.typeSubscription'), 'line', 'Subscription'),
    {
      ...column('location', t('facet.location'), 'hidden', 'Location'),
      fields: {
        Location: ({ location: place = '' }) => place,
        Tags: ({ tags = [] }) => tags.join(', '),
      },
    },
    {
      ...column('period', t('facet.period'), 'end', 'Period'),
      sort: ({ span }) => span?.[0] ?? null,
      fields: {
        Period: ({ period = '' }) => period,
        Link: ({ to }) => new URL(hrefOf(to), location.origin).href,
      },
    },
  ];
}
