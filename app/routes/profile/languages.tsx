import type { SpokenLanguage } from '~/content/portfolio';

import styles from './languages.module.css';

/** The languages the owner speaks, and how well. */
export function Languages({ languages }: { languages: readonly SpokenLanguage[] }) {
  return (
    <dl className={styles['languages']}>
      {languages.map(({ language, fluency }) => (
        <div key={language}>
          <dt>{language}</dt>
          {fluency && <dd>{fluency}</dd>}
        </div>
      ))}
    </dl>
  );
}
