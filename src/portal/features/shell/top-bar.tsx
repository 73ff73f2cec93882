import type { ReactNode } from 'react';
import { Link } from 'react-router';

import NavigationIcon from '@fluentui/svg-icons/icons/navigation_20_regular.svg?react';
import HelpIcon from '@fluentui/svg-icons/icons/question_circle_20_regular.svg?react';
import SettingsIcon from '@fluentui/svg-icons/icons/settings_20_regular.svg?react';
import { preloadProps } from '~/portal/browser/screens';
import type { ShellSlice } from '~/portal/lib/shell';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { Dialog, opensDialog } from '~/portal/components/dialog';

import { AccountMenu } from './account-menu';
import { lengthOf } from './name-length';
import styles from './top-bar.module.css';

const SETTINGS = 'settings';

/** The top bar: menu, title, global controls and account. */
export function TopBar({ shell, search, bell }: { shell: ShellSlice; search: ReactNode; bell: ReactNode }) {
  const t = useT();
  const address = useAddress();
  return (
    <header className={styles['bar']} data-behind-drawer="">
      {/* The first-second script opens and closes the menu and updates `aria-expanded`. */}
      <button
        aria-controls="sidebar"
        aria-expanded="true"
        aria-label={t('shell.menu')}
        className={styles['control']}
        data-menu-button=""
        suppressHydrationWarning
        type="button"
      >
        <NavigationIcon />
      </button>
      <Link
        className={styles['title']}
        data-long={lengthOf(shell.portalTitle)}
        {...preloadProps(address('dashboard'))}
        to={address('dashboard')}
      >
        {shell.portalTitle}
      </Link>
      {search}
      {bell}
      <Link
        aria-label={t('shell.help')}
        className={styles['control']}
        {...preloadProps(address('support'))}
        title={t('shell.help')}
        to={address('support')}
      >
        <HelpIcon />
      </Link>
      <button
        {...opensDialog(SETTINGS)}
        aria-label={t('shell.settings')}
        className={styles['control']}
        title={t('shell.settings')}
        type="button"
      >
        <SettingsIcon />
      </button>
      <AccountMenu shell={shell} />
      <Dialog id={SETTINGS} kind="informational" ok={t('shell.ok')} title={t('shell.settings')}>
        <p>{t('denial.settings')}</p>
      </Dialog>
    </header>
  );
}
