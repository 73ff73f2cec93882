import { useRef, type ReactNode } from 'react';

import NavigationIcon from '@fluentui/svg-icons/icons/navigation_20_regular.svg?react';
import HelpIcon from '@fluentui/svg-icons/icons/question_circle_20_regular.svg?react';
import SettingsIcon from '@fluentui/svg-icons/icons/settings_20_regular.svg?react';
import { useFocusTarget } from '~/portal/browser/focus-targets';
import { Link } from '~/portal/browser/router';
import { toggleSidebar, useSidebarShown } from '~/portal/browser/use-root-state';
import type { ShellSlice } from '~/portal/career/shell';
import { useAddress, useT } from '~/portal/i18n/t';
import { Dialog, opensDialog } from '~/portal/components/overlays/dialog';

import { AccountMenu, lengthOf } from './account-menu';
import styles from './top-bar.module.css';

const SETTINGS = 'settings';

/** The top bar: menu, title, global controls and account. */
export function TopBar({ shell, search, bell }: { shell: ShellSlice; search: ReactNode; bell: ReactNode }) {
  const t = useT();
  const address = useAddress();
  return (
    <header className={styles['bar']}>
      <MenuButton />
      <Link
        className={styles['title']}
        data-long={lengthOf(shell.portalTitle)}
        preloads
        to={address('dashboard')}
        translate="no"
      >
        {shell.portalTitle}
      </Link>
      {search}
      {bell}
      <Link
        aria-label={t('shell.help')}
        className={styles['control']}
        preloads
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

/** Shows and hides the sidebar. The first-second script operates it before hydration. */
function MenuButton() {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useFocusTarget('menu', () => button.current);
  return (
    <button
      aria-controls="sidebar"
      aria-expanded={useSidebarShown()}
      aria-label={t('shell.menu')}
      className={styles['control']}
      data-menu-button=""
      onClick={toggleSidebar}
      ref={button}
      suppressHydrationWarning
      type="button"
    >
      <NavigationIcon />
    </button>
  );
}
