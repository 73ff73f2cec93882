import { useLocation } from 'react-router';

import { useHydrated } from '~/browser/hydrated';
import { useMailHere } from '~/browser/mail-here';
import { getPortfolio } from '~/content/portfolio.server';
import { LONGEST } from '~/domain/contact-form';
import { addressIn } from '~/domain/base-path';
import { languageAt } from '~/domain/languages';
import { supportSlice } from '~/domain/support';
import { onlyForAnotherPage } from '~/features/address-query';
import { ExportCommand } from '~/features/export/export-command';
import { ContactInfo } from '~/features/support-form/contact-info';
import { SupportForm } from '~/features/support-form/support-form';
import { pageHead } from '~/i18n/page-head';
import { useT } from '~/i18n/t';
import { Card } from '~/ui/card';
import { CommandBar } from '~/ui/command-bar';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';
import styles from './page.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageAt(addressIn(url));
  const portfolio = getPortfolio(language.code);
  return { ...supportSlice(portfolio), head: pageHead(portfolio, 'support', language) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export const shouldRevalidate = onlyForAnotherPage;

/** How to reach the owner. */
export default function SupportPage({ loaderData }: Route.ComponentProps) {
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
