import { Fragment, useState, type ReactNode } from 'react';

import CopyIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import { copyText } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import { PaneLink } from '../pane-link';
import { Star } from '../star';
import { TagList } from '../tag-link';
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

/** A term and its value; facts without a value are omitted. */
export type Fact = readonly [term: string, value: ReactNode];

/** The facts of a resource in two columns; its link and its tags span both. */
export function Facts({
  id,
  name,
  hasGraph,
  facts,
  url,
  tags,
}: {
  id: string;
  name: string;
  hasGraph?: boolean;
  facts: readonly Fact[];
  url: string | null | undefined;
  tags: readonly string[];
}) {
  const t = useT();
  const shown = facts.filter(([, value]) => value);
  return (
    <section aria-label={t('item.essentials')}>
      <div className={styles['head']}>
        {(shown.length > 0 || url || tags.length > 0) && <h3>{t('item.essentials')}</h3>}
        <JsonLinks hasGraph={hasGraph} id={id} name={name} />
      </div>
      <dl className={styles['essentials']}>
        {shown.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {url && (
          <div className={styles['wide']}>
            <dt>{t('item.link')}</dt>
            <dd>
              <a href={url} rel="noreferrer" target="_blank" translate="no">
                {url.replaceAll(/^https?:\/\/|\/$/g, '')}
              </a>
            </dd>
          </div>
        )}
        {tags.length > 0 && (
          <div className={styles['wide']}>
            <dt>{t('item.tags')}</dt>
            <dd>
              <TagList label={t('item.tags')} tags={tags} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const PANES = [
  ['json', 'export.json', 'export.jsonOf'],
  ['template', 'export.template', 'export.templateOf'],
  ['visualizer', 'visualizer.label', 'visualizer.of'],
] as const;

/** Links to the JSON View, the template and the graph of a resource. They are hidden without scripts, which they need. */
function JsonLinks({ id, name, hasGraph }: { id: string; name: string; hasGraph?: boolean }) {
  const t = useT();
  return (
    <span>
      {PANES.filter(([kind]) => hasGraph || kind !== 'visualizer').map(([kind, label, labelOf]) => {
        const pane = `?${kind}=${encodeURIComponent(id)}`;
        return (
          <Fragment key={kind}>
            <PaneLink aria-label={t(labelOf, { name })} href={pane} pane={pane}>
              {t(label)}
            </PaneLink>{' '}
          </Fragment>
        );
      })}
    </span>
  );
}
