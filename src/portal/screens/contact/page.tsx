import { Link, useLocation } from '~/portal/browser/router';
import { TOPIC_SUBJECTS, topicOf } from '~/portal/mail/contact-form';
import { ContactInfo, NoAddress, useReachableMail } from '~/portal/features/support-form/contact-info';
import { SupportForm } from '~/portal/features/support-form/support-form';
import { useAddress, useOwner, useT } from '~/portal/i18n/t';
import { Card } from '~/portal/features/card';
import { InfoBar } from '~/portal/components/info-bar';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import styles from './page.module.css';

/** The support request with the topic from the dialog that links here, and a link back. */
export default function ContactPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const owner = useOwner();
  const address = useAddress();
  const { search } = useLocation();
  const mail = useReachableMail(loaderData.mail);
  const topic = topicOf(new URLSearchParams(search).get('topic'));
  const back = topic
    ? ({ slug: 'management-groups', title: 'management-groups.title' } as const)
    : ({ slug: 'support', title: 'support.title' } as const);
  const canWrite = Boolean(mail ?? loaderData.email);
  return (
    <>
      <PageHeader
        colorIcon="headset"
        subtitle={t(canWrite ? 'contact.about' : 'support.info')}
        title={t('contact.title')}
      />
      <p className={styles['back']}>
        <Link to={address(back.slug)}>{t('contact.back', { screen: t(back.title) })}</Link>
      </p>
      {!canWrite && (
        <div className={styles['note']}>
          <NoAddress {...loaderData} />
        </div>
      )}
      {canWrite ? (
        <div className={styles['request']}>
          {topic === 'management-group' && <InfoBar>{t('management-groups.createText')}</InfoBar>}
          {topic === 'subscription' && <InfoBar>{t('management-groups.addText', { name: owner })}</InfoBar>}
          <Card title={t('contact.request')}>
            <SupportForm
              name="contact"
              subject={topic ? t(TOPIC_SUBJECTS[topic]) : ''}
              to={{ ...loaderData, mail }}
            />
          </Card>
        </div>
      ) : (
        <ContactInfo {...loaderData} />
      )}
    </>
  );
}
