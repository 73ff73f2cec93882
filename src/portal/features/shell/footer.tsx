import { useSyncExternalStore } from 'react';

import { useBehindDrawer } from '~/portal/browser/use-sidebar';
import type { ShellSlice } from '~/portal/career/shell';
import { useT } from '~/portal/i18n/t';

import styles from './footer.module.css';
import { LanguageLinks } from './language-links';

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
      <LanguageLinks />
      <p>{t('shell.unaffiliated')}</p>
      <details className={styles['privacy']}>
        <summary>{shell.privacy.summary}</summary>
        <p>{shell.privacy.sentences.join(' ')}</p>
      </details>
    </footer>
  );
}
