import KeyIcon from '@fluentui/svg-icons/icons/key_16_filled.svg?react';

import { hrefOf } from '~/portal/addresses/base-path';
import type { T } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { opensDialog } from '~/portal/components/overlays/dialog';
import { menuEntryClass, PopoverMenu } from '~/portal/components/overlays/popover-menu';
import type { Column } from '~/portal/features/grid/columns';
import { Chevron, type GridRow } from '~/portal/features/grid/data-grid';
import { Marked } from '~/portal/features/marked';

import type { Subscription } from './data';
import type { Found } from './filter';
import styles from './page.module.css';

/** The key of the root group's row. */
export const ROOT = 'tenant-root-group';

/** A row of the grid (spec §3). */
export type DirectoryRow = GridRow & {
  type: string;
  /** The ID column: dates, or a summary of the experience. */ id: string;
  region: string;
  /** Start in months since the year 0, for sorting. */ since: number | null;
  /** Of the root group: all its subscriptions. */ total?: number;
};

/** A row for each subscription. Filters are applied to the rows. */
export const rowsOf = (subscriptions: readonly Subscription[], type: string): readonly DirectoryRow[] =>
  subscriptions.map(({ id, name, period, region, since }) => ({
    key: id,
    name,
    type,
    id: period,
    region,
    since,
  }));

/** Whether the root group's ID states the years of experience: not for less than two years. */
export const statesYears = (years: number): boolean => years > 1;

/** spec §9: the largest width of a column, px. */
const COLUMN_MAX = 300;
/** Name takes the free width up to this (docs/decisions/023), px. */
const NAME_MAX = 800;

type Cells = {
  /** The address of Subscriptions. */ experience: string;
  createDialog: string;
  ownWords: readonly string[];
  insideWords: readonly string[];
  /** The roles and resources that match the search, by the keys of their rows. */
  within: ReadonlyMap<string, Found['within']>;
};

/** A column of texts that the search marks; those of the root group are no hits. An export has its English title. */
const textColumn = (
  id: 'region' | 'type' | 'id',
  title: string,
  exported: string,
  minSize: number,
  card: Column<DirectoryRow>['card'],
  words: readonly string[],
): Column<DirectoryRow> => ({
  id,
  title,
  limits: { minSize, maxSize: COLUMN_MAX },
  card,
  sort: (row) => row[id],
  cell: (row) => <Marked text={row[id]} words={row.key === ROOT ? [] : words} />,
  fields: { [exported]: (row) => row[id] },
});

/** The five columns (spec §2). Exports need no cells. */
export const directoryColumns = (
  t: T,
  { experience = '', createDialog = '', ownWords = [], insideWords = [], within }: Partial<Cells> = {},
): readonly Column<DirectoryRow>[] => [
  {
    id: 'name',
    title: t('management-groups.name'),
    limits: { minSize: 300, maxSize: NAME_MAX },
    card: 'title',
    sort: ({ name }) => name,
    cell: (row, tabIndex) =>
      row.key === ROOT ? (
        <div className={styles['name']}>
          <Chevron row={row} tabIndex={tabIndex} />
          <span className={styles['icon']}>
            <ColorIcon name="org" />
          </span>
          <span className={styles['root']}>{row.name}</span>
          <PopoverMenu label={t('management-groups.menu', { name: row.name })} tabIndex={tabIndex}>
            <button className={menuEntryClass} type="button" {...opensDialog(createDialog)}>
              {t('management-groups.createTitle')}
            </button>
          </PopoverMenu>
        </div>
      ) : (
        <div className={styles['name']}>
          <span className={`${styles['icon']} ${styles['key']}`}>
            <KeyIcon />
          </span>
          <span>
            <a href={`${hrefOf(experience)}#${row.key}`} tabIndex={tabIndex} translate="no">
              <Marked text={row.name} words={[...ownWords, ...insideWords]} />
            </a>
            <Within insideWords={insideWords} t={t} within={within?.get(row.key) ?? []} />
          </span>
        </div>
      ),
    fields: { Name: ({ name }) => name },
  },
  textColumn('region', t('management-groups.region'), 'Region', 120, 'end', ownWords),
  textColumn('type', t('management-groups.type'), 'Type', 150, 'hidden', ownWords),
  {
    ...textColumn('id', t('management-groups.id'), 'ID', 250, 'start', ownWords),
    sort: ({ since }) => since,
  },
  {
    id: 'total',
    title: t('management-groups.total'),
    limits: { minSize: 150, maxSize: COLUMN_MAX },
    card: 'hidden',
    sort: ({ total }) => total ?? null,
    cell: ({ total }) => total,
  },
];

/** The columns of a grid. Without a region there is no Region column; without dates and years, no ID column. */
export const shownColumns = (
  columns: readonly Column<DirectoryRow>[],
  subscriptions: readonly Pick<Subscription, 'region' | 'period'>[],
  years: number,
): readonly Column<DirectoryRow>[] =>
  columns.filter(({ id }) => {
    if (id === 'region') return subscriptions.some(({ region }) => region !== '');
    return id !== 'id' || statesYears(years) || subscriptions.some(({ period }) => period !== '');
  });

/** The names of the roles and resources that match the search. */
const Within = ({
  within,
  insideWords,
  t,
}: {
  within: Found['within'];
  insideWords: readonly string[];
  t: T;
}) =>
  within.length > 0 && (
    <span className={styles['children']}>
      {/* The label has the same meaning as the highlighted text. */}
      <Marked text={t('management-groups.within', { names: within.join(', ') })} words={insideWords} />
    </span>
  );
