import { memo } from 'react';

import ChosenIcon from '@fluentui/svg-icons/icons/checkmark_circle_16_filled.svg?react';
import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';
import KeyIcon from '@fluentui/svg-icons/icons/key_16_filled.svg?react';

import { hrefOf } from '~/portal/addresses/base-path';
import type { Found } from '~/portal/career/management-groups';
import { useT } from '~/portal/i18n/t';
import { opensDialog } from '~/portal/components/overlays/dialog';
import { ColorIcon } from '~/portal/components/color-icon';
import { Marked } from '~/portal/features/marked';
import { menuEntryClass, PopoverMenu } from '~/portal/components/overlays/popover-menu';
import { Tooltip } from '~/portal/components/overlays/tooltip';

import { ROOT, type Column, type GridRow } from './grid-rows';
import styles from './groups-grid.module.css';

type Props = {
  row: GridRow;
  index: number;
  /** True if the row has the grid's tab stop. */ current: boolean;
  chosen: boolean;
  open: boolean;
  live: boolean;
  siblings: number;
  columns: readonly Column[];
  createDialog: string;
  experience: string;
  within: Found['within'];
  ownWords: readonly string[];
  insideWords: readonly string[];
};

/** The id of the element that labels a row. */
const nameId = ({ key }: GridRow) => `grid-${key}`;

/** A row: the root group, or a subscription with a link to its roles. */
export const GridLine = memo(function GridLine(props: Props) {
  const t = useT();
  if (props.row.key === ROOT) return <Line {...props} />;
  return (
    <Tooltip inRow text={t('management-groups.details')} unlisted>
      {(describedBy) => <Line {...props} describedBy={describedBy} />}
    </Tooltip>
  );
});

function Line({ describedBy, ...props }: Props & { describedBy?: string }) {
  const t = useT();
  const { row, index, current, chosen, open, live, siblings, columns, ownWords } = props;
  const root = row.key === ROOT;
  return (
    <div
      aria-describedby={describedBy}
      aria-expanded={root ? open : undefined}
      aria-labelledby={nameId(row)}
      aria-level={root ? 1 : 2}
      aria-posinset={root ? 1 : index}
      aria-rowindex={index + 2}
      aria-selected={chosen}
      aria-setsize={root ? 1 : siblings}
      className={styles['row']}
      data-kind={root ? 'group' : 'subscription'}
      data-row={index}
      role="row"
      tabIndex={live && current ? 0 : -1}
    >
      <div className={styles['choice']} role="gridcell">
        <button
          aria-label={t('management-groups.pick', { name: row.name })}
          aria-pressed={chosen}
          className={styles['pick']}
          data-act="select"
          tabIndex={-1}
          type="button"
        >
          {chosen && <ChosenIcon />}
        </button>
      </div>
      <div className={styles['name']} data-column="name" role="gridcell">
        {root ? <RootName {...props} /> : <SubscriptionName {...props} />}
      </div>
      {columns.some(({ id }) => id === 'region') && (
        <div data-column="region" role="gridcell" tabIndex={-1}>
          <Marked text={row.region} words={ownWords} />
        </div>
      )}
      <div data-column="type" role="gridcell" tabIndex={-1}>
        <Marked text={row.type} words={root ? [] : ownWords} />
      </div>
      {columns.some(({ id }) => id === 'id') && (
        <div data-column="id" role="gridcell" tabIndex={-1}>
          <Marked text={row.id} words={root ? [] : ownWords} />
        </div>
      )}
      <div data-column="total" role="gridcell" tabIndex={-1}>
        {row.subscriptions}
      </div>
    </div>
  );
}

function RootName({ row, open, live, createDialog }: Props) {
  const t = useT();
  return (
    <>
      <button
        aria-label={t(open ? 'management-groups.collapse' : 'management-groups.expand', { name: row.name })}
        className={styles['chevron']}
        data-open={open || undefined}
        data-act="toggle"
        tabIndex={live ? -1 : undefined}
        type="button"
      >
        <ChevronIcon />
      </button>
      <span className={styles['icon']}>
        <ColorIcon name="org" />
      </span>
      <span className={styles['root']} id={nameId(row)}>
        {row.name}
      </span>
      <PopoverMenu label={t('management-groups.menu', { name: row.name })} tabIndex={live ? -1 : undefined}>
        <button className={menuEntryClass} type="button" {...opensDialog(createDialog)}>
          {t('management-groups.createTitle')}
        </button>
      </PopoverMenu>
    </>
  );
}

function SubscriptionName({ row, within, live, experience, ownWords, insideWords }: Props) {
  const t = useT();
  const names = within.map(({ name }) => name);
  return (
    <>
      <span className={`${styles['icon']} ${styles['key']}`}>
        <KeyIcon />
      </span>
      <span>
        <a
          href={`${hrefOf(experience)}#${row.key}`}
          id={nameId(row)}
          tabIndex={live ? -1 : undefined}
          translate="no"
        >
          <Marked text={row.name} words={[...ownWords, ...insideWords]} />
        </a>
        {names.length > 0 && (
          <span className={styles['children']}>
            {/* The label has the same meaning as the highlighted text. */}
            <Marked text={t('management-groups.within', { names: names.join(', ') })} words={insideWords} />
          </span>
        )}
      </span>
    </>
  );
}
