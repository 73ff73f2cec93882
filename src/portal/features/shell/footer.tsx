import { useSyncExternalStore } from 'react';

import { Link, useLocation } from '~/portal/browser/router';
import { useBehindDrawer } from '~/portal/browser/use-root-state';
import { hrefOf } from '~/portal/addresses/base-path';
import { languages } from '~/portal/addresses/languages';
import { sameScreenIn } from '~/portal/addresses/screens';
import type { ShellSlice } from '~/portal/career/shell';
import { useAddress, useT, useLanguage } from '~/portal/i18n/t';

import styles from './footer.module.css';
import links from './language-links.module.css';

/**
 * Links to this screen in each language. They load a new page, because each language has its own texts. The
 * first-second script stores the choice and keeps the rest of the address.
 */
export function LanguageLinks() {
  const t = useT();
  const current = useLanguage();
  const { pathname } = useLocation();
  return (
    <ul aria-label={t('language.label')} className={links['links']}>
      {languages.map((language) => (
        <li key={language.code}>
          <a
            aria-current={language.code === current.code || undefined}
            data-language={language.code}
            href={hrefOf(sameScreenIn(language, pathname))}
            lang={language.code}
            // The first-second script may have changed it.
            suppressHydrationWarning
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const never = () => () => {};

/** The copyright notice. It shows the current year, also on pages built earlier. */
export function Footer({ shell }: { shell: ShellSlice }) {
  const t = useT();
  const behindDrawer = useBehindDrawer();
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => shell.year,
  );
  return (
    <footer {...behindDrawer} className={styles['footer']}>
      <p>
        © {year} <bdi>{shell.name.replace(/\.$/, '')}</bdi>.{' '}
        {shell.rights ? <span lang={shell.rights.language}>{shell.rights.text}</span> : t('shell.rights')}
      </p>
      <Link to={useAddress()('sitemap')}>{t('sitemap.title')}</Link>
      <LanguageLinks />
      <p>{t('shell.unaffiliated')}</p>
      <details className={styles['privacy']}>
        <summary>{shell.privacy.summary}</summary>
        <p>{shell.privacy.sentences.join(' ')}</p>
      </details>
    </footer>
  );
}
