import { Link } from '~/portal/browser/router';
import { hrefOf } from '~/portal/addresses/base-path';
import { itemAddress } from '~/portal/addresses/screens';
import type { T } from '~/portal/i18n/t';
import { plain } from '~/portal/text/text-search';
import { ColorIcon } from '~/portal/components/color-icon';
import type { Column } from '~/portal/features/grid/columns';
import { Chevron, type GridRow } from '~/portal/features/grid/data-grid';
import { PaneLink } from '~/portal/features/pane-link';

import type { ResourceRow } from './data';
import styles from './page.module.css';

/** A resource with the key of its row: its place among all. */
export type KeyedRow = ResourceRow & { key: string };

/** A resource, or the heading of a group of them. */
export type GridLine = GridRow & Partial<ResourceRow>;

/** The normalized text of a resource that a search compares. */
export const searchTextOf = (row: KeyedRow): string => {
  const { name, type, detail, group, subscription, location: place, tags = [], period } = row;
  return plain([name, type, detail, group, subscription, place, ...tags, period].join('\n'));
};

const COLUMN_MAX = 480;

/** The complete address of a resource. */
export const linkOf = (to: string): string => new URL(hrefOf(to), location.origin).href;

/** The link of a resource: to its pane beside the grid, to a document, or to a screen. */
function ResourceLink({
  row: { name, to = '', item, isDocument },
  tabIndex,
}: {
  row: Pick<GridLine, 'name' | 'to' | 'item' | 'isDocument'>;
  tabIndex: -1 | undefined;
}) {
  if (item !== undefined)
    return (
      // Without scripts it leads to its place.
      <PaneLink
        href={hrefOf(to)}
        pane={`?item=${encodeURIComponent(item)}`}
        tabIndex={tabIndex}
        translate="no"
      >
        {name}
      </PaneLink>
    );
  return isDocument ? (
    <a href={hrefOf(to)} tabIndex={tabIndex}>
      {name}
    </a>
  ) : (
    <Link tabIndex={tabIndex} to={to}>
      {name}
    </Link>
  );
}

/**
 * The columns of All resources. Exports have English titles, and complete addresses.
 * @param experience the address of Subscriptions
 */
export function resourceColumns(t: T, experience: string): readonly Column<GridLine>[] {
  const column = (
    id: 'type' | 'group' | 'subscription' | 'location' | 'tags' | 'period',
    title: string,
    card: Column<GridLine>['card'],
    exported: string,
  ): Column<GridLine> => {
    const valueOf = ({ [id]: value = '' }: GridLine) =>
      typeof value === 'string' ? value : value.join(', ');
    return {
      id,
      title,
      limits: { minSize: 100, maxSize: COLUMN_MAX },
      card,
      sort: valueOf,
      cell: (row) => row[id],
      fields: { [exported]: valueOf },
    };
  };
  const period = column('period', t('facet.period'), 'end', 'Period');
  return [
    {
      id: 'name',
      title: t('management-groups.name'),
      limits: { minSize: 200, maxSize: 800 },
      card: 'title',
      sort: ({ name }) => name,
      cell: (row, tabIndex) => (
        <div className={styles['name']}>
          {row.isGroup ? (
            <Chevron row={row} tabIndex={tabIndex} />
          ) : (
            <ColorIcon name={row.icon ?? ''} size={16} />
          )}
          <span>{row.isGroup ? row.name : <ResourceLink row={row} tabIndex={tabIndex} />}</span>
          {row.detail && <small>{row.detail}</small>}
        </div>
      ),
      fields: { Name: ({ name }) => name },
    },
    column('type', t('facet.type'), 'start', 'Type'),
    {
      ...column('group', t('facet.group'), 'line', 'Resource group'),
      cell: ({ group: name, groupItem: item }, tabIndex) => {
        if (name === undefined || item === undefined) return name;
        return <ResourceLink row={{ name, item, to: itemAddress(experience, item) }} tabIndex={tabIndex} />;
      },
    },
    {
      ...column('subscription', t('management-groups.typeSubscription'), 'line', 'Subscription'),
      cell: ({ name: own, subscription: name, subscriptionItem: item }, tabIndex) => {
        // A subscription does not repeat its name.
        if (name === undefined || item === undefined) return name !== own && name;
        return <ResourceLink row={{ name, item, to: `${experience}#${item}` }} tabIndex={tabIndex} />;
      },
    },
    column('location', t('facet.location'), 'hidden', 'Location'),
    {
      ...column('tags', t('item.tags'), 'hidden', 'Tags'),
      cell: ({ tags = [] }) =>
        tags.length > 0 && (
          <ul className={styles['tags']} data-tags="" translate="no">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ),
    },
    {
      ...period,
      sort: ({ span }) => span?.[0] ?? null,
      fields: { ...period.fields, Link: ({ to = '' }) => linkOf(to) },
    },
  ];
}
