import { useT } from '~/portal/i18n/t';
import { Dialog } from '~/portal/components/dialog';

export const EDIT = 'edit-status';

/** Visitors cannot change the account's state. */
export function EditDialog() {
  const t = useT();
  return (
    <Dialog id={EDIT} kind="informational" ok={t('shell.ok')} title={t('profile.accountStatus')}>
      <p>{t('denial.settings')}</p>
    </Dialog>
  );
}
