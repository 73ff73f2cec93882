import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import type { DashboardSlice } from './data';
import { TagLink } from '~/portal/features/tag-link';
import { useAddress, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { Further, PaneLink } from './further';
import styles from './last-project.module.css';

/** The latest work: role, company, period and its resources as tags, and other open roles. */
export function LastProject({ project }: { project: NonNullable<DashboardSlice['lastProject']> }) {
  const t = useT();
  const experience = useAddress()('experience');
  const { title, company, companyId, rolePane, companyPane, period, description, highlights } = project;
  const { moreHighlights, resources, others } = project;
  return (
    <>
      <h3 className={styles['title']}>
        <PaneLink pane={rolePane}>{title}</PaneLink>
      </h3>
      <dl className={styles['facts']}>
        {company && (
          <>
            <dt>{t('dashboard.company')}</dt>
            <dd translate="no">
              <PaneLink pane={companyPane}>{company}</PaneLink>
            </dd>
          </>
        )}
        {period && (
          <>
            <dt>{t('dashboard.period')}</dt>
            <dd>{period}</dd>
          </>
        )}
      </dl>
      {description && (
        <p className={styles['text']} dir="auto">
          {description}
        </p>
      )}
      {highlights.length > 0 && (
        <ul className={styles['highlights']}>
          {highlights.map((highlight) => (
            <li dir="auto" key={highlight}>
              <span>{highlight}</span>
            </li>
          ))}
          {moreHighlights > 0 && (
            <li>
              <PaneLink pane={rolePane}>{t('dashboard.more', { count: moreHighlights })}</PaneLink>
            </li>
          )}
        </ul>
      )}
      {resources.length > 0 && (
        <ul aria-label={t('dashboard.tags')} className={styles['tags']} data-tags="">
          {resources.map((resource) => (
            <li key={resource.name}>
              <TagLink tag={resource.name}>
                <ColorIcon name={resource.icon} size={16} />
                {resource.name}
              </TagLink>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <Further entries={others} more={0} section="current" />}
      <p className={styles['action']}>
        {project.kind === 'project' || project.kind === 'undated' ? (
          <PaneLink pane={rolePane}>{t('projects.viewDetails')}</PaneLink>
        ) : (
          <Link
            {...preloadProps(companyId ? `${experience}#${companyId}` : experience)}
            to={companyId ? `${experience}#${companyId}` : experience}
          >
            {t('dashboard.openProject')}
          </Link>
        )}
      </p>
    </>
  );
}
