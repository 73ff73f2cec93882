import DismissIcon from '@fluentui/svg-icons/icons/dismiss_20_regular.svg?react';

import { Link } from '~/portal/browser/router';
import { SupportDialog } from '~/portal/features/support-dialog';
import { useAddress, useT } from '~/portal/i18n/t';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import { Directory } from './directory';
import styles from './page.module.css';

const CREATE = 'create-management-group';
const ADD = 'add-subscription';

/** Management groups: the companies as a directory with one root group and a subscription for each. */
export default function ManagementGroupsPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <PageHeader
        aside={
          <Link
            aria-label={t('shell.close')}
            className={styles['close']}
            data-print="off"
            to={address('dashboard')}
          >
            <DismissIcon />
          </Link>
        }
        colorIcon="org"
        subtitle={loaderData.directory ?? t('management-groups.directory')}
        title={t('management-groups.title')}
      />
      <Directory addDialog={ADD} createDialog={CREATE} slice={loaderData} />
      <SupportDialog
        id={CREATE}
        title={t('management-groups.createTitle')}
        to={`${address('contact')}?topic=management-group`}
      >
        <p>{t('management-groups.createText')}</p>
      </SupportDialog>
      <SupportDialog
        id={ADD}
        title={t('management-groups.addTitle')}
        to={`${address('contact')}?topic=subscription`}
      >
        <p>{t('management-groups.addText', { name: loaderData.name })}</p>
      </SupportDialog>
    </>
  );
}
