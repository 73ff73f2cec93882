import type { ProjectDetails } from '~/domain/projects';
import { useT } from '~/i18n/t';
import { Glyph } from '~/ui/glyph';
import { Tag } from '~/ui/tag';

import { DetailsLink } from './details-link';
import styles from './open-source.module.css';
import page from './page.module.css';

/** What was given away. */
export function OpenSource({
  projects,
  onShow,
}: {
  projects: readonly ProjectDetails[];
  onShow: (id: string) => void;
}) {
  const t = useT();
  return (
    <section aria-label={t('projects.openSource')}>
      <h2 className={page['heading']}>{t('projects.openSource')}</h2>
      <ul className={styles['list']}>
        {projects.map((project) => (
          <li className={styles['entry']} key={project.id}>
            <Glyph name={project.icon} size={24} />
            <div>
              <h3 className={styles['name']}>
                <DetailsLink named onShow={() => onShow(project.id)} project={project}>
                  {project.name}
                </DetailsLink>
              </h3>
              {project.description && <p dir="auto">{project.description}</p>}
              <ul aria-label={t('projects.tags', { name: project.name })} className={styles['tags']}>
                {project.keywords.map((keyword) => (
                  <li key={keyword}>
                    <Tag>{keyword}</Tag>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
