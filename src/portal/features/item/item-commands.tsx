import { useState } from 'react';

import CopyIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import { copyText } from '~/portal/browser/clipboard';
import { notify } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import { Star } from '../star';
import styles from './item.module.css';

/** The commands of an item. */
export function ItemCommands({ id, name }: { id: string; name: string }) {
  const t = useT();
  const [message, setMessage] = useState('');
  const copy = async () => {
    const address = location.href;
    const copied = await copyText(address);
    // A notification announces success.
    setMessage(copied ? '' : t('account.notCopied', { address }));
    if (copied) notify('linked', name);
  };
  return (
    <div className={styles['commands']}>
      <Button onClick={() => void copy()}>
        <CopyIcon />
        {t('account.copyLink')}
      </Button>
      <Star id={id} name={name} />
      <p role="status">{message}</p>
    </div>
  );
}
