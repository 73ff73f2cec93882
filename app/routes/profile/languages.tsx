import type { SpokenLanguage } from '~/content/portfolio';
import { useT } from '~/i18n/t';
import { Card } from '~/ui/card';

import styles from './languages.module.css';

/** The languages the owner speaks, and how well. */
export function Languages({ languages }: { languages: readonly SpokenLanguage[] }) {
  const t = useT();
  return (
    <Card failure={t('shell.cardFailed')} title={t('profile.languages')}>
      <dl className={styles['languages']}>
        {languages.map(({ language, fluency }) => (
          <div key={language}>
            <dt>{language}</dt>
            {fluency && <dd>{fluency}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
