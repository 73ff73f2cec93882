import { useState } from 'react';

import SupportIcon from '@fluentui/svg-icons/icons/chat_help_20_regular.svg?react';
import DownloadIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import CopyIcon from '@fluentui/svg-icons/icons/copy_16_regular.svg?react';
import LinkIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import PrintIcon from '@fluentui/svg-icons/icons/print_16_regular.svg?react';
import { copyText } from '~/portal/browser/clipboard';
import { downloadText } from '~/portal/browser/download';
import { notify } from '~/portal/browser/notifications';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { LONGEST_CODE } from '~/portal/lib/advisor/advert-limits';
import { hrefOf } from '~/portal/lib/base-path';
import { useAddress } from '~/portal/i18n/address';
import { useOwner, type T } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

import { loadReader, type Reading } from './use-advisor';

const FILE = 'advisor.md';

/**
 * The commands of a result and the message of the last one. A list, because the command bar measures each
 * item.
 */
export function useResultCommands(reading: Reading, t: T, putInAddress: (code: string) => void) {
  const owner = useOwner();
  const support = useAddress()('support');
  const [message, setMessage] = useState('');
  const voice = { t, owner };
  const title = t('advisor.title');
  const reader = useLazyModule(loadReader);
  /** Loads the reader for a command, and tells the visitor if it cannot be loaded. */
  const load = async (command: 'copy' | 'download' | 'link' | 'support') => {
    const module = await reader.load();
    if (!module) notify('failed', t(`advisor.${command}`));
    return module;
  };

  const link = async (advert: string) => {
    const module = await load('link');
    if (!module) return;
    const code = await module.advertCode(advert);
    if (code.length > LONGEST_CODE) return void setMessage(t('advisor.linkTooLong'));
    putInAddress(code);
    const copied = await copyText(`${location.href.replace(/#.*$/, '')}#advert=${code}`);
    if (copied) notify('linked', title);
    setMessage(t(copied ? 'advisor.linked' : 'advisor.notLinked'));
  };
  if (reading.is !== 'read') {
    const icons = [CopyIcon, DownloadIcon, LinkIcon, PrintIcon, SupportIcon];
    const labels = ['copy', 'download', 'link', 'print', 'support'] as const;
    return {
      message: '',
      ask: () => undefined,
      commands: labels.map((label, at) => (
        <Command
          disabledReason={t('advisor.first')}
          icon={icons[at] ?? CopyIcon}
          key={label}
          label={t(`advisor.${label}`)}
        />
      )),
    };
  }
  const {
    advert,
    advice: { findings },
  } = reading;
  const copy = async () => {
    const module = await load('copy');
    if (!module) return;
    const copied = await copyText(module.reportMarkdown(findings, voice));
    if (copied) notify('copied', title);
    setMessage(t(copied ? 'advisor.copied' : 'advisor.notCopied'));
  };
  const download = async () => {
    const module = await load('download');
    if (!module) return;
    downloadText(FILE, 'text/markdown;charset=utf-8', module.reportMarkdown(findings, voice));
    notify('exported', FILE);
    setMessage(t('advisor.downloaded', { file: FILE }));
  };
  const write = async () => {
    const module = await load('support');
    if (!module) return;
    if (await module.storeForSupport(findings, advert, voice)) location.assign(hrefOf(support));
    else setMessage(t('advisor.notKept'));
  };
  return {
    message,
    /** Begins a message to the owner about the result. */ ask: () => void write(),
    commands: [
      <Command icon={CopyIcon} key="copy" label={t('advisor.copy')} onClick={() => void copy()} />,
      <Command
        icon={DownloadIcon}
        key="download"
        label={t('advisor.download')}
        onClick={() => void download()}
      />,
      <Command icon={LinkIcon} key="link" label={t('advisor.link')} onClick={() => void link(advert)} />,
      <Command icon={PrintIcon} key="print" label={t('advisor.print')} onClick={() => print()} />,
      <Command icon={SupportIcon} key="support" label={t('advisor.support')} onClick={() => void write()} />,
    ],
  };
}
