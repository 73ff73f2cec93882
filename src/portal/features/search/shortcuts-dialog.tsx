import { Fragment } from 'react';

import { useT } from '~/portal/i18n/t';
import { Dialog } from '~/portal/components/overlays/dialog';

import styles from './shortcuts-dialog.module.css';

const SHORTCUTS_DIALOG = 'shortcuts';

/** The keys of each action, one after the other. */
const LINES = [
  { keys: [['G', '/'], ['/'], ['Ctrl', 'K']], act: 'search' },
  { keys: [['Ctrl', '/']], act: 'searchPage' },
  { keys: [['G', ',']], act: 'commands' },
  { keys: [['G', '.']], act: 'sidebar' },
  { keys: [['G', 'D']], act: 'dashboard' },
  { keys: [['G', 'A']], act: 'sitemap' },
  { keys: [['G', 'R']], act: 'experience' },
  { keys: [['G', '1…6']], act: 'entry' },
  { keys: [['?']], act: 'help' },
] as const;

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
        {LINES.map(({ keys, act }) => (
          <div key={act}>
            <dt>{t(`shortcuts.${act}`)}</dt>
            <dd>
              {keys.map((pressed, at) => (
                <Fragment key={pressed.join(' ')}>
                  {at > 0 && ` ${t('shortcuts.or')} `}
                  {pressed.map((key, next) => (
                    <Fragment key={key}>
                      {next > 0 && (pressed[0] === 'Ctrl' ? ' + ' : ` ${t('shortcuts.then')} `)}
                      <kbd translate="no">{key}</kbd>
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
