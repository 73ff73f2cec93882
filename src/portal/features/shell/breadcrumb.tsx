import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';

import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import type { StudyLink } from '~/portal/addresses/case-studies';
import { screens, type Screen } from '~/portal/addresses/screens';
import { useAddress, useT } from '~/portal/i18n/t';

import styles from './breadcrumb.module.css';

/** The breadcrumb: home and the current screen. */
export function Breadcrumb({ screen: shown, study }: { screen: Screen | null; study: StudyLink | null }) {
  const t = useT();
  const address = useAddress();
  const screen = study ? (screens.find(({ slug }) => slug === 'projects') ?? null) : shown;
  const title = screen ? t(`${screen.slug}.label`) : t('not-found.title');
  return (
    <nav aria-label={t('shell.breadcrumb')} className={styles['breadcrumb']}>
      <ol>
        {screen?.slug !== 'dashboard' && (
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
              {title}
            </Link>
            <ChevronIcon />
          </li>
        )}
        <li aria-current="page">
          {study?.title ?? (screen?.slug === 'dashboard' ? t('shell.home') : title)}
        </li>
      </ol>
    </nav>
  );
}
