import CollapseIcon from '@fluentui/svg-icons/icons/dismiss_20_regular.svg?react';
import { NavLink } from 'react-router';

import { preloadProps } from '~/portal/browser/screens';
import { sidebarScreens } from '~/portal/lib/screens';
import type { ShellSlice } from '~/portal/lib/shell';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import styles from './sidebar.module.css';

/**
 * The six entries, without empty screens. The first-second script collapses the sidebar to a rail, or in narrow
 * windows to a drawer. The tooltips of the rail are the names of the entries.
 */
export function Sidebar({ empty }: Pick<ShellSlice, 'empty'>) {
  const t = useT();
  const address = useAddress();
  const entries = sidebarScreens.filter(({ slug }) => !empty.includes(slug));
  return (
    <>
      <nav aria-label={t('shell.navigation')} className={styles['sidebar']} id="sidebar">
        <button aria-label={t('shell.closeMenu')} className={styles['close']} data-overlay="" type="button">
          <CollapseIcon />
        </button>
        <ul>
          {entries.map(({ slug, colorIcon }) => (
            <li key={slug}>
              <NavLink className={styles['entry']} {...preloadProps(address(slug))} to={address(slug)}>
                <ColorIcon name={colorIcon} />
                <span className={styles['label']}>{t(`${slug}.label`)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['overlay']} data-overlay="" />
    </>
  );
}
