import { Fragment } from 'react';

import { shortcutLines } from '~/portal/lib/shortcut-lines';
import { useT } from '~/portal/i18n/t';
import { Dialog } from '~/portal/components/dialog';

import styles from './shortcuts-dialog.module.css';

const SHORTCUTS_DIALOG = 'shortcuts';

/** Opens the dialog, which is already in the page. */
export function openShortcuts(): void {
  const dialog = document.getElementById(SHORTCUTS_DIALOG);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** The list of all keyboard shortcuts. */
export function ShortcutsDialog() {
  const t = useT();
  return (
    <Dialog id={SHORTCUTS_DIALOG} kind="informational" ok={t('shell.ok')} title={t('shortcuts.title')}>
      <p>
        {t('shortcuts.text')} <strong className={styles['off']}>{t('shortcuts.off')}</strong>
      </p>
      <dl className={styles['lines']}>
        {shortcutLines.map(({ keys, act }) => (
          <div key={act}>
            <dt>{t(`shortcuts.${act}`)}</dt>
            <dd>
              {keys.map((pressed, at) => (
                <Fragment key={pressed.join(' ')}>
                  {at > 0 && ` ${t('shortcuts.or')} `}
                  {pressed.map((key, next) => (
                    <Fragment key={key}>
                      {next > 0 && (pressed[0] === 'Ctrl' ? ' + ' : ` ${t('shortcuts.then')} `)}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
