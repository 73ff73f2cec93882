import { Fragment } from 'react';
import DeleteIcon from '@fluentui/svg-icons/icons/delete_16_regular.svg?react';
import EditIcon from '@fluentui/svg-icons/icons/edit_16_regular.svg?react';
import ResetIcon from '@fluentui/svg-icons/icons/key_reset_20_regular.svg?react';
import ViewIcon from '@fluentui/svg-icons/icons/options_16_regular.svg?react';
import RevokeIcon from '@fluentui/svg-icons/icons/person_prohibited_16_regular.svg?react';

import { StaticMarkup } from '~/portal/features/static-markup';
import { ExportCommand } from '~/portal/features/export/export-command';
import { useRefresh } from '~/portal/features/refresh';
import { currentTitle } from '~/portal/career/latest-work';
import { useT, useOwner } from '~/portal/i18n/t';
import { Card, CardBoundary } from '~/portal/features/card';
import { CommandBar, Command } from '~/portal/components/command-bar';
import { PageHeader } from '~/portal/components/page-header';
import { Tabs } from '~/portal/components/tabs';
import type { data } from './data';
import { BasicInfo, CurrentPosition, ConvertDialog, Feed, EditDialog } from './overview';
import { ServiceMenu } from './service-menu';

import styles from './page.module.css';

const COMMANDS = [
  { icon: EditIcon, label: 'profile.edit' },
  { icon: DeleteIcon, label: 'profile.delete' },
  { icon: ResetIcon, label: 'profile.resetPassword' },
  { icon: RevokeIcon, label: 'profile.revokeSessions' },
  { icon: ViewIcon, label: 'profile.manageView' },
] as const;

/**
 * Commands for administrators only, each with its reason. A list, because the command bar measures each item.
 */
function useDeniedCommands() {
  const t = useT();
  const owner = useOwner();
  return COMMANDS.map(({ icon, label }) => (
    <Command
      disabledReason={t('denial.profileCommand', { owner, name: t(label) })}
      icon={icon}
      key={label}
      label={t(label)}
    />
  ));
}

const OVERVIEW = 'overview';
const DISABLED_TABS = ['profile.monitoring', 'profile.properties'] as const;

/** IAM: the person and the contact details. */
export default function ProfilePage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const refresh = useRefresh(t('profile.title'));
  const denied = useDeniedCommands();
  const { person, biography, links, current, languages, cards } = loaderData;
  return (
    <>
      <PageHeader colorIcon="person-key" subtitle={t('profile.about')} title={t('profile.title')} />
      <div className={styles['blade']}>
        <ServiceMenu />
        <div className={styles['content']}>
          <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
            {refresh.command}
            <ExportCommand />
            {denied}
          </CommandBar>
          {refresh.message}
          <Tabs
            chosen={OVERVIEW}
            label={t('profile.tabs')}
            tabs={[
              { id: OVERVIEW, label: t('profile.overview') },
              ...DISABLED_TABS.map((tab) => ({
                id: tab.replace('.', '-'),
                label: t(tab),
                disabledBecause: t('denial.profileTab', { name: t(tab) }),
              })),
            ]}
          >
            <Fragment key={refresh.count}>
              <div className={styles['overview']}>
                <Card area="basic-info" title={t('profile.basicInfo')}>
                  <BasicInfo biography={biography} links={links} person={person} />
                </Card>
                {current && (
                  <Card area="current-position" title={t(currentTitle(1 + current.others.length))}>
                    <CurrentPosition current={current} />
                  </Card>
                )}
                {languages.length > 0 && (
                  <Card area="languages" title={t('profile.languages')}>
                    <StaticMarkup parts={languages} />
                  </Card>
                )}
                <CardBoundary>
                  <Feed name={person.name} />
                </CardBoundary>
              </div>
              {cards.length > 0 && (
                <div className={styles['sections']}>
                  {cards.map(({ section, title, tree }) => (
                    <Card area={section} key={section} title={title}>
                      <StaticMarkup parts={tree} />
                    </Card>
                  ))}
                </div>
              )}
            </Fragment>
          </Tabs>
        </div>
      </div>
      <EditDialog />
      <ConvertDialog name={person.name} />
    </>
  );
}
