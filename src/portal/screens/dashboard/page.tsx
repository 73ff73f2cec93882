import { useEffect } from 'react';

import AddIcon from '@fluentui/svg-icons/icons/add_16_regular.svg?react';
import { onFavoritesChange } from '~/portal/browser/storage';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { ExportCommand } from '~/portal/features/export/export-command';
import { useRefresh } from '~/portal/features/refresh';
import { useT } from '~/portal/i18n/t';
import { Card, CardBoundary } from '~/portal/features/card';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { Dialog } from '~/portal/components/overlays/dialog';
import { SupportLink } from '~/portal/features/support-dialog';
import { PageHeader } from '~/portal/components/page-header';

import { CareerTimeline } from './career';
import type { data } from './data';
import favorites from './favorites.module.css';
import { Achievements, Further, LastProjectCard, Skills } from './cards';
import styles from './page.module.css';
import { Shortcuts } from './shortcuts';
import { Stats } from './stats';
import { Welcome } from './welcome';

const NEW_RESOURCE = 'new-resource';
const MORE_SERVICES = 'more-services';

/** The Dashboard: an overview of the career. */
export default function DashboardPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const refresh = useRefresh(t('dashboard.title'));
  const { stats, achievements, skills, lastProject, further } = loaderData;
  return (
    <>
      <PageHeader colorIcon="board" subtitle={t('dashboard.about')} title={t('dashboard.title')} />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        {refresh.command}
        <Command icon={AddIcon} label={t('dashboard.newResource')} opens={NEW_RESOURCE} />
        <ExportCommand />
      </CommandBar>
      {refresh.message}
      <div className={styles['board']} key={refresh.count}>
        <Card area="welcome" title={t('dashboard.welcomeTitle')}>
          <Welcome {...loaderData} />
        </Card>
        {stats.length > 0 && (
          <CardBoundary>
            <Stats stats={stats} />
          </CardBoundary>
        )}
        {loaderData.career && (
          <Card area="career" title={t('dashboard.career')}>
            <CareerTimeline {...loaderData.career} />
          </Card>
        )}
        <Shortcuts
          moreServicesDialog={MORE_SERVICES}
          newResourceDialog={NEW_RESOURCE}
          projects={loaderData.unlistedProjects}
        />
        <div className={styles['cards']} data-print="masonry">
          {achievements.length > 0 && (
            <Card area="achievements" title={t('dashboard.achievements')}>
              <Achievements achievements={achievements} />
            </Card>
          )}
          {skills.length > 0 && (
            <Card area="skills" title={t('dashboard.skills')}>
              <Skills more={loaderData.moreSkills} skills={skills} />
            </Card>
          )}
          {lastProject && (
            <Card area="last-project" title={t(lastProject.heading)}>
              <LastProjectCard project={lastProject} />
            </Card>
          )}
          {further.map((card) => (
            <Card key={card.section} title={t(card.title)}>
              <Further {...card} />
            </Card>
          ))}
        </div>
        <Favorites />
      </div>
      <Dialog id={NEW_RESOURCE} kind="informational" ok={t('shell.ok')} title={t('dashboard.newResource')}>
        <p>{t('denial.newResource')}</p>
      </Dialog>
      <Dialog
        id={MORE_SERVICES}
        kind="informational"
        ok={t('shell.ok')}
        title={t('dashboard.moreServicesTitle')}
      >
        <p>{t('denial.moreServices')}</p>
        <SupportLink />
      </Dialog>
    </>
  );
}

const loadLists = () => import('~/portal/features/item/favorite-lists');

/** Favorites and recent resources below the other cards, so that nothing moves when they have loaded. */
function Favorites() {
  const t = useT();
  const lists = useLazyModule(loadLists);
  const { load } = lists;
  useEffect(() => {
    if ('favorites' in document.documentElement.dataset) void load();
    return onFavoritesChange(() => void load());
  }, [load]);
  return (
    <div className={favorites['favorites']} data-print="off">
      <Card title={t('favorites.title')}>{lists.state === 'ready' && <lists.content.FavoriteLists />}</Card>
    </div>
  );
}
