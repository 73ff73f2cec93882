import type { ReactNode } from 'react';
import type { ProjectDetails } from './data';
import { Star } from '~/portal/features/star';
import { TagList } from '~/portal/features/tag-link';
import { useT, useLanguage } from '~/portal/i18n/t';
import { buttonClass } from '~/portal/components/button';
import { ColorIcon } from '~/portal/components/color-icon';
import { ResponsivePicture } from '~/portal/components/responsive-picture';
import styles from './project-card.module.css';
import { Link } from '~/portal/browser/router';
import { caseStudies, studyPage } from '~/portal/addresses/case-studies';
import { pageAddress } from '~/portal/addresses/screens';
import { PaneLink } from '~/portal/features/pane-link';
import page from './page.module.css';

/** Opens the pane of a project by its address, also without scripts. */
function DetailsLink({
  project: { id, name },
  className,
  named = false,
  children,
}: {
  project: ProjectDetails;
  className?: string | undefined;
  /** True if the content includes the project's name. */ named?: boolean;
  children: ReactNode;
}) {
  const t = useT();
  const pane = `?project=${encodeURIComponent(id)}`;
  return (
    <PaneLink
      aria-label={named ? undefined : t('projects.viewDetailsOf', { name })}
      className={className}
      href={`${pane}#details-${id}`}
      pane={pane}
    >
      {children}
    </PaneLink>
  );
}

/** A link from a project to its case study, if there is one. */
export function StudyLink({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  if (!caseStudies().some((study) => study.id === id)) return null;
  const address = pageAddress(studyPage(id), language);
  return (
    <p>
      <Link preloads to={address}>
        {t('case-study.read')}
      </Link>
    </p>
  );
}

export function ProjectCard({ project }: { project: ProjectDetails }) {
  const t = useT();
  const { id, name, cardFacts, description, keywords, image, icon } = project;
  const cardElement = (
    <span className={styles['placeholder']}>
      <ColorIcon name={icon} size={40} />
    </span>
  );
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        {image ? (
          <ResponsivePicture lazy picture={image} sizes="(max-width: 48em) 100vw, 22.5rem">
            {cardElement}
          </ResponsivePicture>
        ) : (
          cardElement
        )}
      </div>
      <div className={styles['text']}>
        <div className={styles['head']}>
          <h3 className={styles['title']}>
            <DetailsLink named className={styles['link']} project={project}>
              {name}
            </DetailsLink>
          </h3>
          <Star id={id} name={name} />
        </div>
        {cardFacts && <p className={styles['facts']}>{cardFacts}</p>}
        {description && (
          <p className={styles['description']} dir="auto">
            {description}
          </p>
        )}
        <TagList label={t('projects.tags', { name })} tags={keywords} />
        <StudyLink id={id} />
        <p className={styles['action']} data-print="off">
          <DetailsLink className={buttonClass()} project={project}>
            {t('projects.viewDetails')}
          </DetailsLink>
        </p>
      </div>
    </article>
  );
}

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
              <div className={styles['repoHead']}>
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
