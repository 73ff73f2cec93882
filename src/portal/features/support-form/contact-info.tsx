import { Fragment } from 'react';

import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';
import LinkedInIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';

import { Card } from '~/portal/components/card';
import { breakable } from '~/portal/lib/breakable';
import type { SupportSlice } from '~/portal/lib/support';
import { useT } from '~/portal/i18n/t';

import styles from './contact-info.module.css';

/** A card with the owner's contact details besides the form; nothing if none are published. */
export function ContactInfo(details: Pick<SupportSlice, 'email' | 'place' | 'linkedin'>) {
  const t = useT();
  if (!details.email && !details.place && !details.linkedin) return null;
  return (
    <Card failure={t('shell.cardFailed')} title={t('support.info')}>
      <Details {...details} />
    </Card>
  );
}

function Details({ email, place, linkedin }: Pick<SupportSlice, 'email' | 'place' | 'linkedin'>) {
  const t = useT();
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
      {place && (
        <div>
          <dt>
            <LocationIcon />
            {t('support.location')}
          </dt>
          <dd>{place}</dd>
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
