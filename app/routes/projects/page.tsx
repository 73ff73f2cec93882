import { getPortfolio } from '~/content/portfolio.server';
import { addressIn } from '~/domain/base-path';
import { languageAt } from '~/domain/languages';
import { projectsSlice } from '~/domain/projects';
import { onlyForAnotherPage } from '~/features/address-query';
import { ExportCommand } from '~/features/export/export-command';
import { formatOf } from '~/i18n/format';
import { pageHead } from '~/i18n/page-head';
import { useT } from '~/i18n/t';
import { CardBoundary } from '~/ui/card-boundary';
import { CommandBar } from '~/ui/command-bar';
import { PageHeader } from '~/ui/page-header';

import type { Route } from './+types/page';
import { OpenSource } from './open-source';
import styles from './page.module.css';
import { ProjectCard } from './project-card';
import { ProjectPane } from './project-pane';
import { useShownProject } from './shown-project';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageAt(addressIn(url));
  const portfolio = getPortfolio(language.code);
  return {
    ...projectsSlice(portfolio, formatOf(language.code)),
    head: pageHead(portfolio, 'projects', language),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export const shouldRevalidate = onlyForAnotherPage;

/** What was built for its own sake, and what was given away. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { featured, openSource, others } = loaderData;
  const groups = [
    { title: t('projects.featured'), projects: featured },
    { title: t('projects.more'), projects: others },
  ].filter(({ projects }) => projects.length > 0);
  const { shown, show, close } = useShownProject();
  const failure = t('shell.cardFailed');
  return (
    <>
      <PageHeader glyph="apps-list" subtitle={t('projects.about')} title={t('projects.title')} />
      <CommandBar label={t('shell.commands')} moreLabel={t('shell.more')}>
        <ExportCommand />
      </CommandBar>
      {groups.map(({ title, projects }) => (
        <section aria-label={title} key={title}>
          <h2 className={styles['heading']}>{title}</h2>
          <ul className={styles['cards']}>
            {projects.map((project) => (
              <li key={project.id}>
                <CardBoundary failure={failure}>
                  <ProjectCard onShow={() => show(project.id)} project={project} />
                </CardBoundary>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {openSource.length > 0 && (
        <CardBoundary failure={failure}>
          <OpenSource onShow={show} projects={openSource} />
        </CardBoundary>
      )}
      {groups.length === 0 && openSource.length === 0 && <p>{t('projects.none')}</p>}
      {[...featured, ...others, ...openSource].map((project) => (
        <ProjectPane key={project.id} onClose={close} open={project.id === shown} project={project} />
      ))}
    </>
  );
}
