import { Fragment } from 'react';

import { useT } from '~/portal/i18n/t';
import { Dialog } from '~/portal/components/overlays/dialog';

import styles from './shortcuts-dialog.module.css';

const SHORTCUTS_DIALOG = 'shortcuts';

/** The keys of each action, one after the other, and its title. */
const LINES = [
  { keys: [['G', '/'], ['/'], ['Ctrl', 'K']], title: 'shortcuts.search' },
  { keys: [['Ctrl', '/']], title: 'shortcuts.searchPage' },
  { keys: [['G', ',']], title: 'shortcuts.commands' },
  { keys: [['G', '.']], title: 'shortcuts.sidebar' },
  { keys: [['G', 'D']], title: 'shortcuts.dashboard' },
  { keys: [['G', 'A']], title: 'shortcuts.sitemap' },
  { keys: [['G', 'R']], title: 'shortcuts.experience' },
  { keys: [['G', '1…6']], title: 'shortcuts.entry' },
  { keys: [['?']], title: 'shortcuts.help' },
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
        {LINES.map(({ keys, title }) => (
          <div key={title}>
            <dt>{t(title)}</dt>
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
