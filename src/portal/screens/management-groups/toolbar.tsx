import { Fragment, memo, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import ExpandIcon from '@fluentui/svg-icons/icons/arrow_sort_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import KeyIcon from '@fluentui/svg-icons/icons/key_16_filled.svg?react';
import FeedbackIcon from '@fluentui/svg-icons/icons/chat_empty_16_regular.svg?react';
import { Link } from 'react-router';

import { notify } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import type { Found } from '~/portal/lib/management-groups';
import { ExportCommand } from '~/portal/features/export/export-command';
import { useAddress } from '~/portal/i18n/address';
import { useOwner, useT } from '~/portal/i18n/t';
import { Command, CommandBar, commandClass } from '~/portal/components/command-bar';
import { opensDialog } from '~/portal/components/dialog';
import { SearchBox } from '~/portal/components/search-box';

import type { Selection } from './selection-commands';

const loadCsv = () => import('./save-csv');
const loadSelectionCommands = () => import('./selection-commands');

/** The commands of the grid in the order of the specification. */
export const Toolbar = memo(function Toolbar({
  addDialog,
  createDialog,
  found,
  inside,
  onInside,
  onToggle,
  refresh,
  selection,
}: {
  addDialog: string;
  createDialog: string;
  found: readonly Found[];
  inside: string;
  onInside: (query: string) => void;
  /** Stable like the other props, so that typing in the other box does not render the toolbar. */
  onToggle: () => void;
  refresh: ReactNode;
  selection: Selection | null;
}) {
  const t = useT();
  const owner = useOwner();
  const address = useAddress();
  // The message, shown until the visible rows change.
  const [announced, setAnnounced] = useState<{ text: string; of: readonly Found[]; times: number } | null>(
    null,
  );
  const csv = useLazyModule(loadCsv);
  const exportCsv = async () => {
    const module = await csv.load();
    if (!module) return notify('failed', t('shell.exportCsv'));
    const file = module.saveCsv(found, t('management-groups.typeSubscription'));
    const text = t('management-groups.exported', { count: found.length, file });
    return setAnnounced((before) => ({ text, of: found, times: (before?.times ?? 0) + 1 }));
  };
  const commands = useLazyModule(loadSelectionCommands);
  const loadCommands = useEffectEvent(async (name: string) => {
    if (!(await commands.load())) notify('failed', t('management-groups.selection', { name }));
  });
  const selected = selection?.name;
  useEffect(() => {
    if (selected !== undefined) void loadCommands(selected);
  }, [selected]);
  const feedback = `${address('support')}?subject=${encodeURIComponent(t('management-groups.feedbackSubject'))}`;
  return (
    <>
      <CommandBar
        label={t('shell.commands')}
        more={[
          <Command
            icon={ExportIcon}
            key="csv"
            label={t('shell.exportCsv')}
            onClick={() => void exportCsv()}
          />,
          !selection && <ExportCommand key="export" />,
          <Link className={commandClass} key="feedback" to={feedback}>
            <FeedbackIcon />
            {t('management-groups.feedback')}
          </Link>,
        ]}
        moreLabel={t('shell.more')}
      >
        <SearchBox
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
              {t('shell.whyNot')}
            </button>
          }
        />
        <Command icon={KeyIcon} label={t('management-groups.add')} opens={addDialog} />
        {refresh}
        <Command icon={ExpandIcon} label={t('management-groups.expandAll')} onClick={onToggle} />
        {selection && commands.state === 'ready' && (
          <commands.content.SelectionCommands key={selection.key} selection={selection} />
        )}
      </CommandBar>
      <p className="visually-hidden" role="status">
        {announced?.of === found && <Fragment key={announced.times}>{announced.text}</Fragment>}
      </p>
      <p className="visually-hidden" role="status">
        {selection && t('management-groups.selected', { name: selection.name })}
      </p>
    </>
  );
});
