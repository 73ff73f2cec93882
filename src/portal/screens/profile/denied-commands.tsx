import DeleteIcon from '@fluentui/svg-icons/icons/delete_16_regular.svg?react';
import EditIcon from '@fluentui/svg-icons/icons/edit_16_regular.svg?react';
import ResetIcon from '@fluentui/svg-icons/icons/key_reset_20_regular.svg?react';
import ViewIcon from '@fluentui/svg-icons/icons/options_16_regular.svg?react';
import RevokeIcon from '@fluentui/svg-icons/icons/person_prohibited_16_regular.svg?react';
import { useOwner, useT } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

const COMMANDS = [
  { icon: EditIcon, label: 'profile.edit' },
  { icon: DeleteIcon, label: 'profile.delete' },
  { icon: ResetIcon, label: 'profile.resetPassword' },
  { icon: RevokeIcon, label: 'profile.revokeSessions' },
  { icon: ViewIcon, label: 'profile.manageView' },
] as const;

/**
 * Commands for administrators only, each with its reason. A list, because the command bar measures each item.
 */
export function useDeniedCommands() {
  const t = useT();
  const owner = useOwner();
  return COMMANDS.map(({ icon, label }) => (
    <Command
      disabledReason={t('denial.profileCommand', { owner, name: t(label) })}
      icon={icon}
      key={label}
      label={t(label)}
    />
  ));
}
