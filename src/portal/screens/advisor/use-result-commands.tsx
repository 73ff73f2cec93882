import { useState } from 'react';

import CopyIcon from '@fluentui/svg-icons/icons/copy_16_regular.svg?react';
import LinkIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import PrintIcon from '@fluentui/svg-icons/icons/print_16_regular.svg?react';
import { copyText } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { hrefOf } from '~/portal/addresses/base-path';
import { type T, useAddress, useOwner } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

import { reportMarkdown } from './report';
import { LONGEST_CODE } from './stored-advert';
import { loadCode, type AdvertState } from './use-advisor';

const loadDrafts = () => import('./store-for-support');

/** The commands of a result, a list since the command bar measures each item, and the message of the last one. */
export function useResultCommands(reading: AdvertState, t: T, putInAddress: (code: string) => void) {
  const owner = useOwner();
  const support = useAddress()('support');
  const [message, setMessage] = useState('');
  const title = t('advisor.title');
  const codes = useLazyModule(loadCode);
  const drafts = useLazyModule(loadDrafts);
  const result = reading.is === 'read' ? reading : null;
  const copied = async (kind: 'copied' | 'linked', text: string) => {
    const isCopied = await copyText(text);
    if (isCopied) notify(kind, title);
    return isCopied;
  };
  const copy = async ({ advice: { findings } }: NonNullable<typeof result>) => {
    const isCopied = await copied('copied', reportMarkdown(findings, { t, owner }));
    setMessage(t(isCopied ? 'advisor.copied' : 'advisor.notCopied'));
  };
  const link = async ({ advert }: NonNullable<typeof result>) => {
    const code = await (await codes.load())?.advertCode(advert);
    if (code === undefined) return notify('failed', t('advisor.link'));
    if (code.length > LONGEST_CODE) return setMessage(t('advisor.linkTooLong'));
    putInAddress(code);
    const isCopied = await copied('linked', `${location.href.replace(/#.*$/, '')}#advert=${code}`);
    return setMessage(t(isCopied ? 'advisor.linked' : 'advisor.notLinked'));
  };
  const ask = async ({ advert, advice: { findings } }: NonNullable<typeof result>) => {
    const module = await drafts.load();
    if (!module) return notify('failed', t('advisor.ask', { name: owner }));
    const isStored = await module.storeForSupport(findings, advert, { t, owner });
    return isStored ? location.assign(hrefOf(support)) : setMessage(t('advisor.notKept'));
  };
  return {
    message: result ? message : '',
    /** Begins a message to the owner about the result. */ ask: () => result && void ask(result),
    commands: (
      [
        ['advisor.copy', CopyIcon, copy],
        ['advisor.link', LinkIcon, link],
        ['advisor.print', PrintIcon, () => print()],
      ] as const
    ).map(([label, icon, run]) => (
      <Command
        icon={icon}
        key={label}
        label={t(label)}
        {...(result ? { onClick: () => void run(result) } : { disabledReason: t('advisor.first') })}
      />
    )),
  };
}
