import { use, useMemo, useEffect } from 'react';
import ProjectsIcon from '@fluentui/svg-icons/icons/apps_list_detail_32_regular.svg?react';
import UsageIcon from '@fluentui/svg-icons/icons/data_bar_vertical_16_regular.svg?react';
import ActivityIcon from '@fluentui/svg-icons/icons/history_16_regular.svg?react';
import AdvisorIcon from '@fluentui/svg-icons/icons/lightbulb_16_regular.svg?react';

import { ExportCommand } from '~/portal/features/export/export-command';
import { paneIn, usePaneNavigation } from '~/portal/features/pane-navigation';
import { StaticPills } from '~/portal/features/filters/static-pills';
import { useFilters } from '~/portal/features/filters/use-filters';
import { withVocabulary } from '~/portal/features/filters/with-vocabulary';
import { useAddress, useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { CommandBar, commandClass, CommandGroup } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { ColorIcon } from '~/portal/components/color-icon';
import { Pane } from '~/portal/components/overlays/pane';
import { UnknownItem } from '~/portal/features/resource-file';
import { SupportLink } from '~/portal/features/support-dialog';
import { Link, useLocation } from '~/portal/browser/router';
import { EmptyScreensContext } from '~/portal/page-data';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import type { ProjectDetails, data } from './data';
import { OpenSource, ProjectCard } from './project-card';
import { ProjectPane } from './project-pane';

import pills from '~/portal/features/filters/pills.module.css';
import styles from './page.module.css';

/** The related items, loaded when the details are opened first. They are optional. */
const loadMore = () => import('~/portal/features/item/item-surroundings');

const loadFilters = withVocabulary(() => import('./filter-module'));

/** The views of the evidence. */
const INSIGHTS = [
  { slug: 'advisor', label: 'advisor.label', icon: AdvisorIcon },
  { slug: 'usage', label: 'usage.label', icon: UsageIcon },
  { slug: 'activity', label: 'activity.label', icon: ActivityIcon },
] as const;

/** Projects: featured and open-source projects. */
export default function ProjectsPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const { projects: all, figure } = loaderData;
  const openSource = all.filter(({ shown: group }) => group === 'openSource');
  const groups = [
    { title: t('projects.featured'), projects: all.filter(({ shown: group }) => group === 'featured') },
    { title: t('projects.more'), projects: all.filter(({ shown: group }) => group === 'listed') },
  ].filter(({ projects }) => projects.length > 0);
  const address = useAddress();
  const emptyScreens = use(EmptyScreensContext);
  const insights = INSIGHTS.filter(({ slug }) => !emptyScreens.includes(slug));
  const { search } = useLocation();
  const pane = paneIn(search);
  const shown = pane?.kind === 'project' ? pane.value : null;
  const { close } = usePaneNavigation();
  const more = useLazyModule(loadMore);
  const { load } = more;
  useEffect(() => void (shown !== null && load()), [shown, load]);
  const filters = useFilters(loadFilters);
  const { module, filtering } = filters;
  const filtered = useMemo(
    () => (filtering ? module?.filteredProjects(loaderData, module.vocabulary, search) : undefined),
    [module, loaderData, filtering, search],
  );
  const counted =
    filtered && filtered.parsed.filters.length > 0
      ? t('filters.shownProjects', { count: filtered.shown.size, total: all.length })
      : '';
  const empty = all.length === 0;
  const isHidden = ({ id }: ProjectDetails) => filtered !== undefined && !filtered.shown.has(id);
  return (
    <>
      <PageHeader
        colorIcon="apps-list"
        subtitle={t(openSource.length > 0 ? 'projects.about' : 'projects.featured')}
        title={t('projects.title')}
      />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        <ExportCommand />
        {insights.length > 0 && (
          <CommandGroup label={t('shell.insights')}>
            {insights.map(({ slug, label, icon: Icon }) => (
              <Link className={commandClass} key={slug} to={address(slug)}>
                <Icon />
                {t(label)}
              </Link>
            ))}
          </CommandGroup>
        )}
      </CommandBar>
      {!empty && (
        <div className={`${styles['filters']} ${pills['row']}`} data-print="off" {...filters.barProps}>
          {module ? (
            <module.FilterBar
              counted={t('filters.countedProjects')}
              list={() => module.filterableProjects(loaderData, module.vocabulary)}
              restoredFocus={filters.restoredFocus}
            />
          ) : (
            <StaticPills />
          )}
        </div>
      )}
      <div className={pills['answer']}>
        <p role="status">{module && filtered && module.filterMessage(t, counted, filtered.parsed)}</p>
        {module && filtered && (
          <module.FilterReset
            onReset={filters.focusPills}
            {...(filtered.shown.size === 0 && {
              label: t('filters.showAllProjects'),
              nothing: { icon: ProjectsIcon, text: t('filters.noProject') },
            })}
          />
        )}
      </div>
      {figure && <p>{t('projects.figure', figure)}</p>}
      {groups.map(({ title, projects }) => (
        <section aria-label={title} hidden={projects.every(isHidden)} key={title}>
          <h2 className={styles['heading']}>{title}</h2>
          <ul className={styles['cards']} data-print="columns">
            {projects.map((project) => (
              <li hidden={isHidden(project)} key={project.id}>
                <CardBoundary>
                  <ProjectCard project={project} />
                </CardBoundary>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {openSource.length > 0 && (
        <CardBoundary>
          <OpenSource isHidden={isHidden} projects={openSource} />
        </CardBoundary>
      )}
      {empty && (
        <EmptyState icon={ProjectsIcon} text={t('projects.none')}>
          <SupportLink />
        </EmptyState>
      )}
      {shown !== null && all.every(({ id }) => id !== shown) && (
        <Pane
          closeLabel={t('shell.close')}
          icon={<ColorIcon name="apps" size={24} />}
          id="unknown-project"
          onClose={close}
          open
          subtitle={t('projects.pane')}
          title={t('item.about')}
        >
          <UnknownItem name={shown} />
        </Pane>
      )}
      {all.map((project) => (
        <ProjectPane key={project.id} onClose={close} open={project.id === shown} project={project}>
          {more.state === 'ready' && project.id === shown && <more.content.ProjectMore id={project.id} />}
        </ProjectPane>
      ))}
    </>
  );
}
