import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from '~/portal/browser/router';
import { useBehindDrawer } from '~/portal/browser/use-root-state';
import { studyAt, type LinkedStudy } from '~/portal/addresses/case-studies';
import { screenAt, type Screen } from '~/portal/addresses/screens';
import type { ShellSlice } from '~/portal/career/shell';
import { useAddress, useT } from '~/portal/i18n/t';
import { focusOn } from '~/portal/browser/focus-targets';
import { Footer } from './footer';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import styles from './shell.module.css';
import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';

/** The portal around a screen. */
export function Shell({
  shell,
  search,
  bell,
  children,
}: {
  shell: ShellSlice;
  /** In the middle of the top bar. */ search: ReactNode;
  /** Beside the global controls. */ bell: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const address = useAddress();
  const { pathname } = useLocation();
  const behindDrawer = useBehindDrawer();
  return (
    <>
      <a className={`visually-hidden ${styles['skip']}`} href="#content">
        {t('shell.skip')}
      </a>
      <TopBar bell={bell} search={search} shell={shell} />
      <div className={styles['columns']}>
        <Sidebar empty={shell.empty} />
        <div className={styles['content']}>
          {/* Replaced as a whole, because a browser that translates the page has replaced the texts inside, which
              React could not remove one by one. */}
          <main {...behindDrawer} className={styles['main']} id="content" key={pathname} tabIndex={-1}>
            <Breadcrumb screen={screenAt(pathname)} study={studyAt(pathname)} />
            <p className={styles['withoutScripts']} data-print="off">
              {t('shell.noScripts')} <Link to={address('sitemap')}>{t('sitemap.title')}</Link>
            </p>
            {children}
          </main>
          <Footer shell={shell} />
        </div>
      </div>
      <RouteAnnouncer />
    </>
  );
}

/** The path of the last announcement. It outlives the shell, which the error of a screen replaces. */
let announced: string | null = null;

/**
 * After client-side navigation, announces the title and moves the focus to the heading: from `<main>`, some
 * screen readers would read its complete text.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(announced ?? pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    announced = pathname;
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusOn('heading', { preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {announcement}
    </p>
  );
}

/** The breadcrumb: home, Projects above a case study, and the current screen. */
function Breadcrumb({ screen, study }: { screen: Screen | null; study: LinkedStudy | null }) {
  const t = useT();
  const address = useAddress();
  const isHome = screen?.slug === 'dashboard';
  return (
    <nav aria-label={t('shell.breadcrumb')} className={styles['breadcrumb']}>
      <ol>
        {!isHome && (
          <li>
            <Link preloads to={address('dashboard')}>
              {t('shell.home')}
            </Link>
            <ChevronIcon />
          </li>
        )}
        {study && (
          <li>
            <Link preloads to={address('projects')}>
              {t('projects.label')}
            </Link>
            <ChevronIcon />
          </li>
        )}
        <li aria-current="page">
          {study?.title ?? t(isHome ? 'shell.home' : (screen?.label ?? 'not-found.title'))}
        </li>
      </ol>
    </nav>
  );
}
