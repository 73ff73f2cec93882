import { useLocation } from 'react-router';

import { useHydrated } from '~/browser/hydrated';
import { useMailHere } from '~/browser/mail-here';
import { LONGEST } from '~/domain/contact-form';
import { ExportCommand } from '~/features/export/export-command';
import { ContactInfo } from '~/features/support-form/contact-info';
import { SupportForm } from '~/features/support-form/support-form';
import { useT } from '~/i18n/t';
import { Card } from '~/ui/card';
import { CommandBar } from '~/ui/command-bar';
import { PageHeader } from '~/ui/page-header';

import type { data } from './data';
import styles from './page.module.css';

/** How to reach the owner. */
export default function SupportPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const mail = useMailHere(loaderData.mail);
  const subject = (hydrated && new URLSearchParams(search).get('subject')) || '';
  const failure = t('shell.cardFailed');
  return (
    <>
      <PageHeader glyph="headset" subtitle={t('support.about')} title={t('support.title')} />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        <ExportCommand />
      </CommandBar>
      <div className={styles['columns']}>
        <Card failure={failure} title={t('support.info')}>
          <ContactInfo {...loaderData} />
        </Card>
        <Card failure={failure} title={t('support.form')}>
          {/* No longer than a subject may be, whoever wrote the address. */}
          <SupportForm
            name="support"
            subject={subject.slice(0, LONGEST.subject)}
            to={{ ...loaderData, mail }}
          />
        </Card>
      </div>
    </>
  );
}
