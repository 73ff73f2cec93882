import { Link } from '~/portal/browser/router';
import type { DashboardSlice } from './data';
import { hrefOf } from '~/portal/addresses/base-path';
import { inLanguage, PDF_FILE, RESUME_PAGE } from '~/portal/addresses/exports';
import { useAddress, useLanguage, useT } from '~/portal/i18n/t';
import { Avatar } from '~/portal/components/avatar';
import { buttonClass } from '~/portal/components/button';
import styles from './welcome.module.css';

/** A résumé of more pages is no short reading, and its number is not named. */
const MOST_PAGES = 3;

/** The person: portrait, name, current position, place and contact links. */
export function Welcome({
  name,
  headline,
  person: { initials, photo, photoAlt = '', email, linkedin, place },
  now,
  resumePages: pages,
}: Pick<DashboardSlice, 'name' | 'headline' | 'person' | 'now'> & {
  /** The number of pages of the PDF; null without one. */ resumePages: number | null;
}) {
  const t = useT();
  const language = useLanguage();
  const address = useAddress();
  return (
    <>
      <div className={styles['person']} data-print="row">
        <Avatar initials={initials} name={photoAlt} size="large" src={photo} />
        <div className={styles['lines']}>
          <h3 className={styles['name']} translate="no">
            {name}
          </h3>
          {headline && <p dir="auto">{headline}</p>}
          {now && <p dir="auto">{now}</p>}
          {place && <p className={styles['place']}>{place}</p>}
        </div>
      </div>
      <div className={styles['actions']}>
        <Link className={buttonClass('primary')} preloads to={address('profile')}>
          {t('dashboard.learnMore')}
        </Link>
        {email && (
          <a className={buttonClass()} data-address={email} href={`mailto:${email}`}>
            {t('profile.email')}
          </a>
        )}
        {linkedin && (
          <a
            className={buttonClass()}
            data-address={linkedin}
            href={linkedin}
            rel="me noreferrer"
            target="_blank"
          >
            {t('profile.linkedin')}
          </a>
        )}
        {/* Documents, not screens: plain links. */}
        {pages !== null && (
          <a className={buttonClass()} href={hrefOf(inLanguage(PDF_FILE, language))}>
            {t('dashboard.resumePdf')}
          </a>
        )}
      </div>
      <p data-print="off">
        <a href={hrefOf(inLanguage(RESUME_PAGE, language))}>
          {pages === null || pages > MOST_PAGES
            ? t('dashboard.hurry')
            : pages === 1
              ? t('dashboard.hurryPage')
              : t('dashboard.hurryPages', { pages })}
        </a>
      </p>
    </>
  );
}
