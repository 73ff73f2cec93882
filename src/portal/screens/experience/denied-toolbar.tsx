import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import RequestsIcon from '@fluentui/svg-icons/icons/clipboard_task_list_16_regular.svg?react';
import EligibleIcon from '@fluentui/svg-icons/icons/key_16_regular.svg?react';
import PoliciesIcon from '@fluentui/svg-icons/icons/shield_16_regular.svg?react';

import { Link } from 'react-router';

import { ExportCommand } from '~/portal/features/export/export-command';
import { useAddress } from '~/portal/i18n/address';
import { useOwner, useT } from '~/portal/i18n/t';
import { Command, CommandBar } from '~/portal/components/command-bar';

const FIRST = [
  { icon: AddIcon, label: 'experience.add' },
  { icon: PoliciesIcon, label: 'experience.policies' },
] as const;
const FURTHER = [
  { icon: RequestsIcon, label: 'experience.requests' },
  { icon: EligibleIcon, label: 'experience.eligible' },
  { icon: ExportIcon, label: 'shell.exportCsv' },
] as const;

/** Management groups has these. */
const ELSEWHERE: ReadonlySet<string> = new Set(['experience.add', 'shell.exportCsv']);

/** Disabled commands (spec §2), each with its reason: they are for the owner, or Management groups has them. */
export function DeniedToolbar() {
  const t = useT();
  const owner = useOwner();
  const screen = t('management-groups.title');
  const link = <Link to={useAddress()('management-groups')}>{screen}</Link>;
  const denied = ({ icon, label }: (typeof FIRST | typeof FURTHER)[number]) => (
    <Command
      disabledReason={
        ELSEWHERE.has(label)
          ? t('denial.elsewhere', { name: t(label), screen })
          : t('denial.experienceCommand', { owner, name: t(label) })
      }
      icon={icon}
      key={label}
      label={t(label)}
      why={ELSEWHERE.has(label) && link}
    />
  );
  return (
    <CommandBar
      label={t('shell.commands')}
      more={[...FURTHER.map(denied), <ExportCommand key="export" />]}
      moreLabel={t('shell.more')}
    >
      {FIRST.map(denied)}
    </CommandBar>
  );
}
