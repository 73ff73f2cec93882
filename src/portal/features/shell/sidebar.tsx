import { useEffect, useRef } from 'react';

import { useFocusTarget } from '~/portal/browser/focus-targets';
import { Link, useLocation } from '~/portal/browser/router';
import { setDrawer } from '~/portal/browser/root-state';
import { dismissDrawer, useDrawerOpen } from '~/portal/browser/use-root-state';
import { screenAt, sidebarScreens } from '~/portal/addresses/screens';
import type { ShellSlice } from '~/portal/career/shell';
import { useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import styles from './sidebar.module.css';

// A heading takes no focus while the drawer is open, because the drawer makes the page inert.
const closeDrawer = () => setDrawer(false);

/**
 * The six entries, without empty screens. Stylesheets collapse the sidebar to a rail, or in narrow windows to a
 * drawer (`browser/root-state.ts`). The tooltips of the rail are the names of the entries.
 */
export function Sidebar({ empty }: Pick<ShellSlice, 'empty'>) {
  const t = useT();
  const address = useAddress();
  const list = useRef<HTMLUListElement>(null);
  useFocusTarget('sidebar', () => list.current?.querySelector('a'));
  const current = screenAt(useLocation().pathname)?.slug;
  const isOpen = useDrawerOpen();
  useEffect(() => {
    if (!isOpen) return undefined;
    const listeners = new AbortController();
    const how = { capture: true, signal: listeners.signal };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismissDrawer(), how);
    // The top bar stays usable. The tour shows the drawer itself.
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('#sidebar, [data-menu-button], dialog')) closeDrawer();
    };
    for (const type of ['click', 'focusin']) document.addEventListener(type, closeFromOutside, how);
    return () => listeners.abort();
  }, [isOpen]);
  const entries = sidebarScreens.filter(({ slug }) => !empty.includes(slug));
  return (
    <>
      <nav aria-label={t('shell.navigation')} className={styles['sidebar']} id="sidebar">
        <ul ref={list}>
          {entries.map(({ slug, label, colorIcon }) => (
            <li key={slug}>
              <Link
                aria-current={slug === current ? 'page' : undefined}
                className={styles['entry']}
                preloads
                onClick={closeDrawer}
                to={address(slug)}
              >
                <ColorIcon name={colorIcon} />
                <span className={styles['label']}>{t(label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape is its key */}
      <div className={styles['overlay']} data-overlay="" onClick={dismissDrawer} />
    </>
  );
}
