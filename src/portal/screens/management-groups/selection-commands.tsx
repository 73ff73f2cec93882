import { useState } from 'react';
import { Link } from 'react-router';

import LinkIcon from '@fluentui/svg-icons/icons/link_20_regular.svg?react';
import OpenIcon from '@fluentui/svg-icons/icons/arrow_right_16_regular.svg?react';

import { copyText } from '~/portal/browser/clipboard';
import { notify } from '~/portal/browser/notifications';
import { hrefOf } from '~/portal/lib/base-path';
import { ExportCommand } from '~/portal/features/export/export-command';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { Command, commandClass } from '~/portal/components/command-bar';

import { ROOT } from './grid-rows';
import styles from './selection-commands.module.css';

/** The selected row of the grid. */
export type Selection = { key: string; name: string };

/**
 * Commands for the selected row. They link to a subscription on Subscriptions, or for the root group to the
 * screen itself.
 */
export function SelectionCommands({ selection: { key, name } }: { selection: Selection }) {
  const t = useT();
  const experience = useAddress()('experience');
  const address = key === ROOT ? experience : `${experience}#${encodeURIComponent(key)}`;
  const [message, setMessage] = useState('');
  const copy = async () => {
    const link = new URL(hrefOf(address), location.href).href;
    const copied = await copyText(link);
    // A copied link is announced by its notification.
    setMessage(copied ? '' : t('account.notCopied', { address: link }));
    if (copied) notify('linked', name);
  };
  return (
    <div
      aria-label={t('management-groups.selection', { name })}
      className={styles['selection']}
      data-selection=""
      role="group"
    >
      <Link className={commandClass} to={address}>
        <OpenIcon />
        {t('management-groups.open')}
      </Link>
      <Command icon={LinkIcon} label={t('account.copyLink')} onClick={() => void copy()} />
      <ExportCommand />
      {message && <p role="alert">{message}</p>}
    </div>
  );
}
