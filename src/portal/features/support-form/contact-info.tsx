import { Fragment } from 'react';

import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';
import LinkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';

import { breakable } from '~/portal/lib/breakable';
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
            <a href={`mailto:${email}`}>
              <Breakable address={email} />
            </a>
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
              <Breakable address={linkedin.label} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A narrow line breaks it between its parts, not inside a word. */
const Breakable = ({ address }: { address: string }) =>
  breakable(address).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one address never change
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
