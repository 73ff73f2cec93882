import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';
import LinkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';

import type { SupportSlice } from '~/portal/lib/support';
import { useT } from '~/portal/i18n/t';

import styles from './contact-info.module.css';

/** The owner's contact details besides the form. */
export function ContactInfo({ email, place, linkedin }: Pick<SupportSlice, 'email' | 'place' | 'linkedin'>) {
  const t = useT();
  const where = [place?.city, place?.country].filter(Boolean).join(', ');
  return (
    <dl className={styles['info']}>
      {email && (
        <div>
          <dt>
            <MailIcon />
            {t('support.email')}
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {where && (
        <div>
          <dt>
            <LocationIcon />
            {t('support.location')}
          </dt>
          <dd>{where}</dd>
        </div>
      )}
      {linkedin && (
        <div>
          <dt>
            <LinkedInIcon />
            {t('profile.linkedin')}
          </dt>
          <dd>
            <a href={linkedin.url} rel="me noopener" target="_blank">
              {linkedin.label}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
