import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import { getPortfolio } from '~/content/portfolio.server';
import { dashboardSlice } from '~/domain/dashboard';
import { languageAt } from '~/domain/languages';
import { pageMeta } from '~/features/page-meta';
import { useRefresh } from '~/features/refresh';
import { formatOf } from '~/i18n/format';
import { useT } from '~/i18n/t';
import { Command, CommandBar } from '~/ui/command-bar';
import { Dialog } from '~/ui/dialog';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';
import { Achievements } from './achievements';
import { LastProjectCard } from './last-project-card';
import styles from './page.module.css';
import { Shortcuts } from './shortcuts';
import { Skills } from './skills';
import { Stats } from './stats';
import { WelcomeCard } from './welcome-card';

export function loader({ url }: Route.LoaderArgs) {
  return dashboardSlice(getPortfolio(), formatOf(languageAt(url.pathname).code));
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'dashboard');

const NEW_RESOURCE = 'new-resource';

/** A career at a glance. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const refresh = useRefresh(t('dashboard.title'));
  return (
    <>
      <PageHeader glyph="board" subtitle={t('dashboard.about')} title={t('dashboard.title')} />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        {refresh.command}
        <Command icon={AddIcon} label={t('dashboard.newResource')} opens={NEW_RESOURCE} />
      </CommandBar>
      {refresh.told}
      <div className={styles['board']} key={refresh.round}>
        <Shortcuts newResourceDialog={NEW_RESOURCE} />
        <WelcomeCard headline={loaderData.headline} name={loaderData.name} now={loaderData.now} />
        <Stats stats={loaderData.stats} />
        {loaderData.achievements.length > 0 && <Achievements achievements={loaderData.achievements} />}
        {loaderData.skills.length > 0 && <Skills skills={loaderData.skills} />}
        {loaderData.lastProject && <LastProjectCard project={loaderData.lastProject} />}
      </div>
      <Dialog id={NEW_RESOURCE} kind="informational" ok={t('shell.ok')} title={t('dashboard.newResource')}>
        <p>{t('denial.newResource')}</p>
      </Dialog>
    </>
  );
}
