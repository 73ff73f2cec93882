import { useState } from 'react';
import { Link } from 'react-router';

import LinkIcon from '@fluentui/svg-icons/icons/link_20_regular.svg?react';
import OpenIcon from '@fluentui/svg-icons/icons/arrow_right_16_regular.svg?react';

import { copyText } from '~/portal/browser/clipboard';
import { notify } from '~/portal/browser/notifications';
import { hrefOf } from '~/portal/lib/base-path';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { Command, commandClass } from '~/portal/components/command-bar';

import { ROOT } from './grid-rows';
import styles from './selection-commands.module.css';

/** The selected row of the grid. */
export type Selection = { key: string; name: string };

/**
 * The commands for the selected row, disabled without one, so that no command moves when a row is selected. They
 * link to a subscription on Subscriptions, or for the root group to the screen itself.
 */
export function SelectionCommands({ selection }: { selection: Selection | null }) {
  const t = useT();
  const experience = useAddress()('experience');
  const [failed, setFailed] = useState({ key: '', message: '' });
  const disabledReason = t('management-groups.selectFirst');
  const [open, copyLink] = [t('management-groups.open'), t('account.copyLink')];
  if (!selection)
    return (
      <div className={styles['selection']}>
        <Command disabledReason={disabledReason} icon={OpenIcon} label={open} />
        <Command disabledReason={disabledReason} icon={LinkIcon} label={copyLink} />
      </div>
    );
  const { key, name } = selection;
  const address = key === ROOT ? experience : `${experience}#${encodeURIComponent(key)}`;
  const copy = async () => {
    const link = new URL(hrefOf(address), location.href).href;
    // A copied link is announced by its notification.
    if (await copyText(link)) notify('linked', name);
    else setFailed({ key, message: t('account.notCopied', { address: link }) });
  };
  return (
    <div aria-label={t('management-groups.selection', { name })} className={styles['selection']} role="group">
      <Link className={commandClass} to={address}>
        <OpenIcon />
        {open}
      </Link>
      <Command icon={LinkIcon} label={copyLink} onClick={() => void copy()} />
      {failed.key === key && <p role="alert">{failed.message}</p>}
    </div>
  );
}
