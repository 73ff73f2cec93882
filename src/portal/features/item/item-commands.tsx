import { useState } from 'react';

import CopyIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import { copyText } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import { PaneLink } from '../pane-link';
import { Star } from '../star';
import styles from './item.module.css';

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

/** Links to the JSON View, the template and the graph of a resource. They are hidden without scripts, which they need. */
export function JsonLinks({ id, name, hasGraph }: { id: string; name: string; hasGraph?: boolean }) {
  const t = useT();
  const [json, template, graph] = ['json', 'template', 'visualizer'].map(
    (pane) => `?${pane}=${encodeURIComponent(id)}`,
  ) as [string, string, string];
  return (
    <span>
      <PaneLink aria-label={t('export.jsonOf', { name })} href={json} pane={json}>
        {t('export.json')}
      </PaneLink>{' '}
      <PaneLink aria-label={t('export.templateOf', { name })} href={template} pane={template}>
        {t('export.template')}
      </PaneLink>
      {hasGraph && (
        <>
          {' '}
          <PaneLink aria-label={t('visualizer.of', { name })} href={graph} pane={graph}>
            {t('visualizer.label')}
          </PaneLink>
        </>
      )}
    </span>
  );
}
