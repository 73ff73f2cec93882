import type { ReactNode } from 'react';

import type { ProjectDetails } from '~/domain/projects';
import { JsonLink } from '~/features/json-link';
import { TagList } from '~/features/tag-list';
import { useT } from '~/i18n/t';
import { Pane } from '~/ui/pane';

import styles from './project-pane.module.css';

/** Everything about one project, in the context pane. */
export function ProjectPane({
  project,
  open,
  onClose,
  children,
}: {
  project: ProjectDetails;
  open: boolean;
  onClose: () => void;
  /** What comes later. */ children: ReactNode;
}) {
  const t = useT();
  const { id, name, type, entity, roles, description, highlights, keywords, period, url } = project;
  const essentials = [
    [t('projects.period'), period],
    [t('projects.type'), type],
    [t('projects.entity'), entity],
    [t('projects.roles'), roles.join(', ')],
  ].filter(([, value]) => value);
  return (
    <Pane
      closeLabel={t('shell.close')}
      id={`details-${id}`}
      onClose={onClose}
      open={open}
      subtitle={t('projects.pane')}
      title={name}
    >
      <div className={styles['details']}>
        {(essentials.length > 0 || url) && (
          <section aria-label={t('projects.essentials')}>
            <h3>{t('projects.essentials')}</h3>
            <dl className={styles['essentials']}>
              {essentials.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {url && (
                <div>
                  <dt>{t('projects.link')}</dt>
                  <dd>
                    <a href={url} rel="noreferrer" target="_blank">
                      {url.replace(/^https?:\/\//, '')}
                    </a>
                  </dd>
                </div>
              )}
            </dl>
          </section>
        )}
        {description && (
          <section aria-label={t('projects.description')}>
            <h3>{t('projects.description')}</h3>
            <p dir="auto">{description}</p>
          </section>
        )}
        {highlights.length > 0 && (
          <section aria-label={t('projects.highlights')}>
            <h3>{t('projects.highlights')}</h3>
            <ul className={styles['highlights']}>
              {highlights.map((highlight) => (
                <li dir="auto" key={highlight}>
                  {highlight}
                </li>
              ))}
            </ul>
          </section>
        )}
        {keywords.length > 0 && (
          <section aria-label={t('projects.technologies')}>
            <h3>{t('projects.technologies')}</h3>
            <TagList label={t('projects.technologies')} tags={keywords} />
          </section>
        )}
        <p>
          <JsonLink id={id} name={name} />
        </p>
        {children}
      </div>
    </Pane>
  );
}
