import type { ProjectDetails } from './data';
import { Star } from '~/portal/features/star';
import { TagList } from '~/portal/features/tag-link';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';

import { DetailsLink } from './project-card';
import styles from './open-source.module.css';
import page from './page.module.css';

/** The open-source projects. */
export function OpenSource({
  projects,
  isHidden,
}: {
  projects: readonly ProjectDetails[];
  /** Hidden by the filter. */ isHidden: (project: ProjectDetails) => boolean;
}) {
  const t = useT();
  return (
    <section aria-label={t('projects.openSource')} hidden={projects.every(isHidden)}>
      <h2 className={page['heading']}>{t('projects.openSource')}</h2>
      <ul className={styles['list']} data-print="columns">
        {projects.map((project) => (
          <li className={styles['entry']} hidden={isHidden(project)} key={project.id}>
            <ColorIcon name={project.icon} size={24} />
            <div>
              <div className={styles['head']}>
                <h3 className={styles['name']}>
                  <DetailsLink named project={project}>
                    {project.name}
                  </DetailsLink>
                </h3>
                <Star id={project.id} name={project.name} />
              </div>
              {project.description && <p dir="auto">{project.description}</p>}
              <TagList label={t('projects.tags', { name: project.name })} tags={project.keywords} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
