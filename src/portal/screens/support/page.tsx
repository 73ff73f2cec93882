import { useLocation } from '~/portal/browser/router';
import { FORM } from '~/portal/mail/contact-form';
import { ContactInfo, NoAddress, useReachableMail } from '~/portal/features/support-form/contact-info';
import { SupportForm } from '~/portal/features/support-form/support-form';
import { useT } from '~/portal/i18n/t';
import { Card } from '~/portal/features/card';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import styles from './page.module.css';

/** Support: the contact form and the contact details. */
export default function SupportPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const { search } = useLocation();
  const mail = useReachableMail(loaderData.mail);
  const subject = new URLSearchParams(search).get('subject') ?? '';
  const canWrite = Boolean(mail ?? loaderData.email);
  return (
    <>
      <PageHeader
        colorIcon="headset"
        subtitle={t(canWrite ? 'support.about' : 'support.info')}
        title={t('support.title')}
      />
      {!canWrite && (
        <div className={styles['note']}>
          <NoAddress {...loaderData} />
        </div>
      )}
      <div className={styles['columns']}>
        <ContactInfo {...loaderData} />
        {canWrite && (
          <Card title={t('support.form')}>
            {/* Limited, because the address may contain any text. */}
            <SupportForm
              name="support"
              subject={subject.slice(0, FORM.subject.longest)}
              to={{ ...loaderData, mail }}
            />
          </Card>
        )}
      </div>
    </>
  );
}
