import { memo, type ReactNode } from 'react';

import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import ExpandIcon from '@fluentui/svg-icons/icons/arrow_sort_16_regular.svg?react';
import OpenIcon from '@fluentui/svg-icons/icons/arrow_right_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import TemplateIcon from '@fluentui/svg-icons/icons/document_arrow_down_16_regular.svg?react';
import GraphIcon from '@fluentui/svg-icons/icons/flowchart_16_regular.svg?react';
import KeyIcon from '@fluentui/svg-icons/icons/key_16_filled.svg?react';
import FeedbackIcon from '@fluentui/svg-icons/icons/chat_empty_16_regular.svg?react';

import { Link } from '~/portal/browser/router';
import { hrefOf } from '~/portal/addresses/base-path';
import { inLanguage, TEMPLATE_FILE } from '~/portal/addresses/exports';
import { TableExportCommand } from '~/portal/features/grid/table-export-command';
import { PaneLink } from '~/portal/features/pane-link';
import { useAddress, useLanguage, useOwner, useT } from '~/portal/i18n/t';
import { Command, CommandBar, commandClass, CommandGroup } from '~/portal/components/command-bar';
import { opensDialog } from '~/portal/components/overlays/dialog';
import { FilterBox } from '~/portal/components/filter-box';

import { directoryColumns, ROOT, rowsOf } from './columns';
import type { Subscription } from './data';

/** The file of Export to CSV, and the order of its columns (spec §7). Others would come first. */
const CSV_FILE = 'management_groups_subscriptions.csv';
const CSV_ORDER = ['name', 'type', 'id', 'region'];

/** The selected row of the grid. */
type Selection = { key: string; name: string };

/** The commands of the grid in the order of the specification. */
export const Toolbar = memo(function Toolbar({
  addDialog,
  createDialog,
  subscriptions,
  inside,
  onInside,
  onToggle,
  refresh,
  selection,
}: {
  addDialog: string;
  createDialog: string;
  inside: string;
  onInside: (query: string) => void;
  /** Stable like the other props, so that typing in the other box does not render the toolbar. */
  onToggle: () => void;
  refresh: ReactNode;
  selection: Selection | null;
  subscriptions: readonly Subscription[];
}) {
  const t = useT();
  const owner = useOwner();
  const language = useLanguage();
  const address = useAddress();
  const feedback = `${address('support')}?subject=${encodeURIComponent(t('management-groups.feedbackSubject'))}`;
  return (
    <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
      <FilterBox
        label={t('management-groups.searchInside')}
        onChange={onInside}
        placeholder={t('management-groups.searchInside')}
        value={inside}
      />
      <Command
        disabledReason={t('denial.create', { owner })}
        icon={AddIcon}
        label={t('management-groups.create')}
        why={
          <button type="button" {...opensDialog(createDialog)}>
            {t('shell.why')}
          </button>
        }
      />
      <Command icon={KeyIcon} label={t('management-groups.add')} opens={addDialog} />
      {refresh}
      <Command icon={ExpandIcon} label={t('management-groups.expandAll')} onClick={onToggle} />
      <TableExportCommand
        icon={ExportIcon}
        label={t('shell.exportCsv')}
        onLoad={({ saveCsv }) => {
          const columns = directoryColumns(t).toSorted(
            (one, other) => CSV_ORDER.indexOf(one.id) - CSV_ORDER.indexOf(other.id),
          );
          saveCsv(CSV_FILE, columns, rowsOf(subscriptions, t('management-groups.typeSubscription')));
        }}
      />
      {/* Disabled without a selection, so that no command moves when a row is selected. */}
      <CommandGroup
        label={selection ? t('management-groups.selection', { name: selection.name }) : undefined}
      >
        {selection ? (
          <Link
            className={commandClass}
            to={address('experience') + (selection.key === ROOT ? '' : `#${selection.key}`)}
          >
            <OpenIcon />
            {t('management-groups.open')}
          </Link>
        ) : (
          <Command
            disabledReason={t('management-groups.selectFirst')}
            icon={OpenIcon}
            label={t('management-groups.open')}
          />
        )}
      </CommandGroup>
      <Link className={commandClass} to={feedback}>
        <FeedbackIcon />
        {t('management-groups.feedback')}
      </Link>
      {/* Without scripts, All resources has the same links. */}
      <PaneLink className={commandClass} href={hrefOf(address('sitemap'))} pane="?visualizer=">
        <GraphIcon />
        {t('visualizer.title')}
      </PaneLink>
      <PaneLink className={commandClass} href={hrefOf(inLanguage(TEMPLATE_FILE, language))} pane="?template=">
        <TemplateIcon />
        {t('export.template')}
      </PaneLink>
    </CommandBar>
  );
});
