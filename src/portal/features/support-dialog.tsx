import type { ReactNode } from 'react';
import { Link } from '~/portal/browser/router';
import { useT, useAddress } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';
import { Dialog } from '~/portal/components/overlays/dialog';

/** A blocking dialog for an action that needs a support ticket, with a link to Support (spec §4). */
export function SupportDialog({
  id,
  title,
  to,
  children,
}: {
  /** The id for `opensDialog`. */
  id: string;
  title: string;
  /** The address of "Go to Support". */
  to: string;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <Dialog
      actions={
        <>
          <Link className={buttonClass('primary')} to={to}>
            {t('shell.goToSupport')}
          </Link>
          <Button type="submit">{t('shell.cancel')}</Button>
        </>
      }
      id={id}
      kind="blocking"
      title={title}
    >
      {children}
    </Dialog>
  );
}

/** The action of an empty state whose content only the owner can add. */
export function SupportLink() {
  const t = useT();
  return (
    <Link className={buttonClass()} to={useAddress()('support')}>
      {t('shell.goToSupport')}
    </Link>
  );
}
