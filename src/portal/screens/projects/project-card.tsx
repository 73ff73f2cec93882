import type { ProjectDetails } from './data';
import { Star } from '~/portal/features/star';
import { StudyLink } from '~/portal/features/study-link';
import { TagList } from '~/portal/features/tag-list';
import { useT } from '~/portal/i18n/t';
import { buttonClass } from '~/portal/components/button';
import { ColorIcon } from '~/portal/components/color-icon';
import { Picture } from '~/portal/components/picture';

import { DetailsLink } from './details-link';
import styles from './project-card.module.css';

/** The card of a featured project. */
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
          <Picture lazy picture={image} sizes="(max-width: 48em) 100vw, 22.5rem">
            {cardElement}
          </Picture>
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
