import type { ReactNode } from 'react';

import type { ProjectDetails } from './data';
import { ItemCommands, JsonLinks } from '~/portal/features/item/item-commands';
import item from '~/portal/features/item/item.module.css';
import { StaticMarkup } from '~/portal/features/static-markup';
import { StudyLink } from './project-card';
import { TagList } from '~/portal/features/tag-link';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { Pane } from '~/portal/components/overlays/pane';
import { Picture } from '~/portal/components/picture';

/** The context pane with all details of a project. */
export function ProjectPane({
  project,
  open,
  onClose,
  children,
}: {
  project: ProjectDetails;
  open: boolean;
  onClose: () => void;
  /** Content that is loaded later. */ children: ReactNode;
}) {
  const t = useT();
  const { id, name, type, entity, roles, about, highlights, facts, keywords, period, url } = project;
  const essentials = [
    [t('projects.period'), period],
    [t('projects.type'), type],
    [t('projects.entity'), entity],
    [t('projects.roles'), roles.join(', ')],
  ].filter(([, value]) => value);
  const hasEssentials = essentials.length > 0 || Boolean(url) || keywords.length > 0;
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<ColorIcon name={project.icon} size={24} />}
      id={`details-${id}`}
      onClose={onClose}
      open={open}
      subtitle={t('projects.pane')}
      title={name}
    >
      <div className={item['details']}>
        {project.image && (
          <Picture className={item['picture'] ?? ''} lazy picture={project.image} sizes="28rem" />
        )}
        <ItemCommands id={id} name={name} />
        <StudyLink id={id} />
        <section aria-label={t('projects.essentials')}>
          <div className={item['head']}>
            {hasEssentials && <h3>{t('projects.essentials')}</h3>}
            <JsonLinks id={id} name={name} />
          </div>
          <dl className={item['essentials']}>
            {essentials.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {url && (
              <div className={item['wide']}>
                <dt>{t('projects.link')}</dt>
                <dd>
                  <a href={url} rel="noreferrer" target="_blank" translate="no">
                    {url.replaceAll(/^https?:\/\/|\/$/g, '')}
                  </a>
                </dd>
              </div>
            )}
            {keywords.length > 0 && (
              <div className={item['wide']}>
                <dt>{t('projects.technologies')}</dt>
                <dd>
                  <TagList label={t('projects.technologies')} tags={keywords} />
                </dd>
              </div>
            )}
          </dl>
        </section>
        {about.length > 0 && (
          <section aria-label={t('projects.description')}>
            <h3>{t('projects.description')}</h3>
            <StaticMarkup parts={about} />
          </section>
        )}
        {highlights.length > 0 && (
          <section aria-label={t('projects.highlights')}>
            <h3>{t('projects.highlights')}</h3>
            <StaticMarkup parts={highlights} />
          </section>
        )}
        {facts.length > 0 && <StaticMarkup parts={facts} />}
        {children}
      </div>
    </Pane>
  );
}
