import { Link, useLocation } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';
import { useReachableMail } from '~/portal/browser/use-reachable-mail';
import { topicOf } from '~/portal/lib/contact-form';
import { ExportCommand } from '~/portal/features/export/export-command';
import { ContactInfo } from '~/portal/features/support-form/contact-info';
import { NoAddress } from '~/portal/features/support-form/no-address';
import { SupportForm } from '~/portal/features/support-form/support-form';
import { useAddress } from '~/portal/i18n/address';
import { useT } from '~/portal/i18n/t';
import { Card } from '~/portal/components/card';
import { CommandBar } from '~/portal/components/command-bar';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import styles from './page.module.css';

/** The support request with the topic from the dialog that links here, and a link back. */
export default function ContactPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const address = useAddress();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const mail = useReachableMail(loaderData.mail);
  const topic = hydrated ? topicOf(new URLSearchParams(search).get('topic')) : null;
  const back = topic ? 'management-groups' : 'support';
  const failure = t('shell.cardFailed');
  const canWrite = Boolean(mail ?? loaderData.email);
  return (
    <>
      <PageHeader
        colorIcon="headset"
        subtitle={t(canWrite ? 'contact.about' : 'support.info')}
        title={t('contact.title')}
      />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        <ExportCommand />
      </CommandBar>
      <p className={styles['back']}>
        <Link to={address(back)}>{t('contact.back', { screen: t(`${back}.title`) })}</Link>
      </p>
      {!canWrite && (
        <div className={styles['note']}>
          <NoAddress {...loaderData} />
        </div>
      )}
      <div className={styles['columns']}>
        {canWrite && (
          <Card failure={failure} title={t('contact.request')}>
            <SupportForm
              name="contact"
              subject={topic ? t(`contact.${topic}`) : ''}
              to={{ ...loaderData, mail }}
            />
          </Card>
        )}
        <ContactInfo {...loaderData} />
      </div>
    </>
  );
}
