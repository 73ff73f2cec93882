import { Link } from 'react-router';

import type { DashboardSlice } from '~/domain/dashboard';
import { hrefOf } from '~/domain/base-path';
import { inLanguage, RESUME_PAGE } from '~/domain/exports';
import { useAddress } from '~/i18n/address';
import { useLanguage, useT } from '~/i18n/t';
import { buttonClass } from '~/ui/button';

import styles from './welcome.module.css';

/** Who this is, in two lines. */
export function Welcome({
  headline,
  now,
  resumePages: pages,
}: Pick<DashboardSlice, 'headline' | 'now'> & {
  /** Of the PDF; null without one. */ resumePages: number | null;
}) {
  const t = useT();
  const language = useLanguage();
  const address = useAddress();
  return (
    <>
      <div className={styles['lines']}>
        {headline && <p dir="auto">{headline}.</p>}
        {now && <p>{t('dashboard.nowAt', now)}</p>}
      </div>
      <p className={styles['action']}>
        <Link className={buttonClass('primary')} prefetch="intent" to={address('profile')}>
          {t('dashboard.learnMore')}
        </Link>
        {/* A document of its own, not a screen: the browser goes there by itself. */}
        <a href={hrefOf(inLanguage(RESUME_PAGE, language))}>
          {pages === null
            ? t('dashboard.hurry')
            : pages === 1
              ? t('dashboard.hurryPage')
              : t('dashboard.hurryPages', { pages })}
        </a>
      </p>
    </>
  );
}
