import { Link } from 'react-router';

import LinkIcon from '@fluentui/svg-icons/icons/link_20_regular.svg?react';
import OpenIcon from '@fluentui/svg-icons/icons/arrow_right_16_regular.svg?react';

import { copyText } from '~/portal/browser/clipboard';
import { notify } from '~/portal/browser/notifications';
import { hrefOf } from '~/portal/lib/base-path';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { Command, CommandGroup, commandClass } from '~/portal/components/command-bar';

import { ROOT } from './grid-rows';

/** The selected row of the grid. */
export type Selection = { key: string; name: string };

/**
 * The commands for the selected row, disabled without one, so that no command moves when a row is selected. They
 * link to a subscription on Subscriptions, or for the root group to the screen itself.
 */
export function SelectionCommands({ selection }: { selection: Selection | null }) {
  const t = useT();
  const experience = useAddress()('experience');
  const [open, copyLink] = [t('management-groups.open'), t('account.copyLink')];
  const disabled = { disabledReason: t('management-groups.selectFirst') };
  const address =
    selection && selection.key !== ROOT ? `${experience}#${encodeURIComponent(selection.key)}` : experience;
  const copy = async () => {
    const copied = await copyText(new URL(hrefOf(address), location.href).href);
    notify(copied ? 'linked' : 'failed', copied && selection ? selection.name : copyLink);
  };
  return (
    <CommandGroup label={selection ? t('management-groups.selection', { name: selection.name }) : undefined}>
      {selection ? (
        <Link className={commandClass} to={address}>
          <OpenIcon />
          {open}
        </Link>
      ) : (
        <Command icon={OpenIcon} label={open} {...disabled} />
      )}
      <Command
        icon={LinkIcon}
        label={copyLink}
        {...(selection ? { onClick: () => void copy() } : disabled)}
      />
    </CommandGroup>
  );
}
