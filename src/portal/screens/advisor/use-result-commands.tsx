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

import { reportMarkdown } from './report';
import { loadCode, type Reading } from './use-advisor';

const loadDrafts = () => import('./store-for-support');

const FILE = 'advisor.md';
const COMMANDS = {
  copy: CopyIcon,
  download: DownloadIcon,
  link: LinkIcon,
  print: PrintIcon,
  support: SupportIcon,
} as const;
type ResultCommand = keyof typeof COMMANDS;

/**
 * The commands of a result and the message of the last one. A list, because the command bar measures each
 * item.
 */
export function useResultCommands(reading: Reading, t: T, putInAddress: (code: string) => void) {
  const owner = useOwner();
  const support = useAddress()('support');
  const [message, setMessage] = useState('');
  const title = t('advisor.title');
  const codes = useLazyModule(loadCode);
  const drafts = useLazyModule(loadDrafts);
  const run = async (command: ResultCommand) => {
    if (reading.is !== 'read') return undefined;
    if (command === 'print') return print();
    const failed = () => notify('failed', t(`advisor.${command}`));
    const voice = { t, owner };
    const { advert, advice } = reading;
    if (command === 'support') {
      const module = await drafts.load();
      if (!module) return failed();
      if (await module.storeForSupport(advice.findings, advert, voice))
        return location.assign(hrefOf(support));
      return setMessage(t('advisor.notKept'));
    }
    if (command === 'link') {
      const module = await codes.load();
      if (!module) return failed();
      const code = await module.advertCode(advert);
      if (code.length > LONGEST_CODE) return setMessage(t('advisor.linkTooLong'));
      putInAddress(code);
      const copied = await copyText(`${location.href.replace(/#.*$/, '')}#advert=${code}`);
      if (copied) notify('linked', title);
      return setMessage(t(copied ? 'advisor.linked' : 'advisor.notLinked'));
    }
    const report = reportMarkdown(advice.findings, voice);
    if (command === 'download') {
      downloadText(FILE, 'text/markdown;charset=utf-8', report);
      notify('exported', FILE);
      return setMessage(t('advisor.downloaded', { file: FILE }));
    }
    const copied = await copyText(report);
    if (copied) notify('copied', title);
    return setMessage(t(copied ? 'advisor.copied' : 'advisor.notCopied'));
  };
  const isRead = reading.is === 'read';
  return {
    message: isRead ? message : '',
    /** Begins a message to the owner about the result. */ ask: () => void run('support'),
    commands: (Object.keys(COMMANDS) as ResultCommand[]).map((command) => (
      <Command
        icon={COMMANDS[command]}
        key={command}
        label={t(`advisor.${command}`)}
        {...(isRead ? { onClick: () => void run(command) } : { disabledReason: t('advisor.first') })}
      />
    )),
  };
}
