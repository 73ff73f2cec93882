import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';

import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import type { StudyLink } from '~/portal/addresses/case-studies';
import type { Screen } from '~/portal/addresses/screens';
import { useAddress, useT } from '~/portal/i18n/t';

import styles from './breadcrumb.module.css';

/** The breadcrumb: home, Projects above a case study, and the current screen. */
export function Breadcrumb({ screen, study }: { screen: Screen | null; study: StudyLink | null }) {
  const t = useT();
  const address = useAddress();
  const isHome = screen?.slug === 'dashboard';
  return (
    <nav aria-label={t('shell.breadcrumb')} className={styles['breadcrumb']}>
      <ol>
        {!isHome && (
          <li>
            <Link {...preloadProps(address('dashboard'))} to={address('dashboard')}>
              {t('shell.home')}
            </Link>
            <ChevronIcon />
          </li>
        )}
        {study && (
          <li>
            <Link {...preloadProps(address('projects'))} to={address('projects')}>
              {t('projects.label')}
            </Link>
            <ChevronIcon />
          </li>
        )}
        <li aria-current="page">
          {study?.title ?? t(isHome ? 'shell.home' : screen ? `${screen.slug}.label` : 'not-found.title')}
        </li>
      </ol>
    </nav>
  );
}
