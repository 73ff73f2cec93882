import { Link } from '~/portal/browser/router';
import { hrefOf } from '~/portal/addresses/base-path';
import type { T } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import type { Column } from '~/portal/features/grid/columns';
import { Chevron, type GridRow } from '~/portal/features/grid/data-grid';
import { PaneLink } from '~/portal/features/pane-link';

import type { ResourceRow } from './data';
import styles from './prerendered.module.css';

/** A resource with the key of its row: its place among all. */
export type KeyedRow = ResourceRow & { key: string };

/** A resource, or the heading of a group of them. */
export type GridLine = GridRow & Partial<ResourceRow>;

const COLUMN_MAX = 480;

/** A link to the pane of an item beside the grid. Without scripts it leads to its place. */
const ItemLink = ({
  item,
  href,
  name,
  tabIndex,
}: {
  item: string;
  href: string;
  name: string;
  tabIndex: -1 | undefined;
}) => (
  <PaneLink href={hrefOf(href)} pane={`?item=${encodeURIComponent(item)}`} tabIndex={tabIndex} translate="no">
    {name}
  </PaneLink>
);

function Name({
  row: { name, to = '', item, isDocument },
  tabIndex,
}: {
  row: GridLine;
  tabIndex: -1 | undefined;
}) {
  if (item !== undefined) return <ItemLink href={to} item={item} name={name} tabIndex={tabIndex} />;
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
 * The columns of All resources.
 * @param experience the address of Subscriptions
 */
export function allColumns(t: T, experience: string): readonly Column<GridLine>[] {
  /** A column of a text that is exported under its English title. */
  const column = (
    id: string,
    title: string,
    card: Column<GridLine>['card'],
    exported: string,
    valueOf: (row: GridLine) => string | undefined,
  ): Column<GridLine> => ({
    id,
    title,
    limits: { minSize: 100, maxSize: COLUMN_MAX },
    card,
    sort: (row) => valueOf(row) ?? '',
    cell: valueOf,
    fields: { [exported]: (row) => valueOf(row) ?? '' },
  });
  const period = column('period', t('facet.period'), 'end', 'Period', ({ period: text }) => text);
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
          <span>{row.isGroup ? row.name : <Name row={row} tabIndex={tabIndex} />}</span>
          {row.detail && <small>{row.detail}</small>}
        </div>
      ),
      fields: { Name: ({ name }) => name },
    },
    column('type', t('facet.type'), 'start', 'Type', ({ type }) => type),
    {
      ...column('group', t('facet.group'), 'line', 'Resource group', ({ group }) => group),
      cell: ({ group, groupItem }, tabIndex) =>
        group !== undefined &&
        groupItem !== undefined && (
          <ItemLink
            href={`${experience}?item=${encodeURIComponent(groupItem)}#${groupItem}`}
            item={groupItem}
            name={group}
            tabIndex={tabIndex}
          />
        ),
    },
    {
      ...column(
        'subscription',
        t('management-groups.typeSubscription'),
        'line',
        'Subscription',
        ({ subscription }) => subscription,
      ),
      cell: ({ name, subscription, subscriptionItem }, tabIndex) =>
        subscription !== undefined && subscriptionItem !== undefined ? (
          <ItemLink
            href={`${experience}#${subscriptionItem}`}
            item={subscriptionItem}
            name={subscription}
            tabIndex={tabIndex}
          />
        ) : (
          // A subscription does not repeat its name.
          subscription !== name && subscription
        ),
    },
    column('location', t('facet.location'), 'hidden', 'Location', ({ location: place }) => place),
    {
      ...column('tags', t('item.tags'), 'hidden', 'Tags', ({ tags }) => tags?.join(', ')),
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

/** The complete address of a resource. */
export const linkOf = (to: string): string => new URL(hrefOf(to), location.origin).href;
