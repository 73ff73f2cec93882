import { useLocation } from 'react-router';

import { hrefOf } from '~/portal/lib/base-path';
import { languages } from '~/portal/lib/languages';
import { sameScreenIn } from '~/portal/lib/screens';
import { useLanguage, useT } from '~/portal/i18n/t';

import styles from './language-links.module.css';

/**
 * This screen in each language. Plain links, since another language is another page with words of its own; the early
 * script remembers the choice and takes along what else the address holds.
 */
export function LanguageLinks() {
  const t = useT();
  const here = useLanguage();
  const { pathname } = useLocation();
  return (
    <ul aria-label={t('language.label')} className={styles['links']}>
      {languages.map((language) => (
        <li key={language.code}>
          <a
            aria-current={language.code === here.code || undefined}
            data-language={language.code}
            href={hrefOf(sameScreenIn(language, pathname))}
            lang={language.code}
            // The early script may have completed it.
            suppressHydrationWarning
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
