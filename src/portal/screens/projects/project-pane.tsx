import type { ReactNode } from 'react';

import type { ProjectDetails } from './data';
import { Facts, ItemCommands, type Fact } from '~/portal/features/item/item-commands';
import item from '~/portal/features/item/item.module.css';
import { StaticMarkup } from '~/portal/features/static-markup';
import { StudyLink } from './project-card';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { Pane } from '~/portal/components/overlays/pane';
import { ResponsivePicture } from '~/portal/components/responsive-picture';

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
  const essentials: readonly Fact[] = [
    [t('item.period'), period],
    [t('item.type'), type],
    [t('item.organization'), entity],
    [t('item.as'), roles.join(', ')],
  ];
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
          <ResponsivePicture className={item['picture'] ?? ''} lazy picture={project.image} sizes="28rem" />
        )}
        <ItemCommands id={id} name={name} />
        <StudyLink id={id} />
        <Facts facts={essentials} id={id} name={name} tags={keywords} url={url} />
        {about.length > 0 && (
          <section aria-label={t('item.description')}>
            <h3>{t('item.description')}</h3>
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
