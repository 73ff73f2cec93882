import { useLocation } from '~/portal/browser/router';
import { hrefOf } from '~/portal/addresses/base-path';
import { languages } from '~/portal/addresses/languages';
import { sameScreenIn } from '~/portal/addresses/screens';
import { useLanguage, useT } from '~/portal/i18n/t';

import styles from './language-links.module.css';

/**
 * Links to this screen in each language. They load a new page, because each language has its own texts. The
 * first-second script stores the choice and keeps the rest of the address.
 */
export function LanguageLinks() {
  const t = useT();
  const current = useLanguage();
  const { pathname } = useLocation();
  return (
    <ul aria-label={t('language.label')} className={styles['links']}>
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
