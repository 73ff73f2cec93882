import { Fragment } from 'react';
import LocationIcon from '@fluentui/svg-icons/icons/location_16_regular.svg?react';
import MailIcon from '@fluentui/svg-icons/icons/mail_16_regular.svg?react';
import AccountIcon from '@fluentui/svg-icons/icons/person_link_16_regular.svg?react';
import { Card } from '../card';
import { breakable } from '~/portal/text/clipped';
import type { SupportSlice } from '~/portal/mail/support';
import { useT } from '~/portal/i18n/t';
import styles from './contact-info.module.css';
import { useHydrated } from '~/portal/browser/hydrated';
import { InfoBar } from '~/portal/components/info-bar';

type ContactDetails = Pick<SupportSlice, 'email' | 'place' | 'linkedin' | 'website' | 'profiles'>;

/** A card with the owner's contact details besides the form; nothing if none are published. */
export function ContactInfo(details: ContactDetails) {
  const t = useT();
  const { email, place, linkedin, website, profiles } = details;
  if (!email && !place && !linkedin && !website && profiles.length === 0) return null;
  return (
    <Card title={t('support.info')}>
      <Details {...details} />
    </Card>
  );
}

function Details({ email, place, linkedin, website, profiles }: ContactDetails) {
  const t = useT();
  const accounts = [
    ...(linkedin ? [{ ...linkedin, network: t('profile.linkedin') }] : []),
    ...(website ? [{ ...website, network: t('profile.website') }] : []),
    ...profiles,
  ];
  return (
    <dl className={styles['info']}>
      {email && (
        <div>
          <dt>
            <MailIcon />
            {t('support.email')}
          </dt>
          <dd>
            <a href={`mailto:${email}`} translate="no">
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
      {accounts.map(({ network, label, url }) => (
        <div key={url}>
          <dt>
            <AccountIcon />
            {network}
          </dt>
          <dd>
            <a href={url} rel="me noreferrer" target="_blank" translate="no">
              <Breakable address={label} />
            </a>
          </dd>
        </div>
      ))}
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

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The mail service, if it can be reached from this origin. A site built for local use posts to the page's own
 * origin. Under another host name it has no service, and the form must not pretend to send.
 */
export function useReachableMail<Service extends { origin: string }>(
  service: Service | null,
): Service | null {
  const hydrated = useHydrated();
  const isElsewhere = hydrated && service?.origin === '' && !LOOPBACK.test(location.hostname);
  return isElsewhere ? null : service;
}

/** A sentence in place of the form, for an owner without an address to write to. */
export function NoAddress({
  linkedin,
  website,
  profiles,
}: Pick<SupportSlice, 'linkedin' | 'website' | 'profiles'>) {
  const t = useT();
  return (
    <div data-tour="support">
      <InfoBar>
        {t('support.noAddress')}
        {(linkedin ?? website ?? profiles[0]) && ` ${t('support.otherAddresses')}`}
      </InfoBar>
    </div>
  );
}
