import type { ReactNode } from 'react';
import styles from './cards.module.css';
import { hrefOf } from '~/portal/addresses/base-path';
import { PlaceLink } from '~/portal/features/item/place-link';
import { Link } from '~/portal/browser/router';
import { useAddress, useT } from '~/portal/i18n/t';
import type { DashboardSkill, DashboardSlice, FurtherCard, PanePlace } from './data';
import { tintClass } from '~/portal/styles/owners-colors';
import { ColorIcon } from '~/portal/components/color-icon';
import { TagLink, Tags } from '~/portal/features/tag-link';
import { itemAddress, projectAddress, tagAddress } from '~/portal/addresses/screens';
import progressStyles from './progress.module.css';

/** A link that opens a pane, or plain text without one. */
function PaneLink({ pane, children }: { pane: PanePlace | null; children: ReactNode }) {
  const address = useAddress();
  if (!pane) return children;
  const { id, place } = pane;
  const anchor =
    place === null ? projectAddress(address('projects'), id) : itemAddress(address('experience'), id, place);
  return (
    <PlaceLink anchor={hrefOf(anchor)} id={id}>
      {children}
    </PlaceLink>
  );
}

const tinted = (color: string | null): string => (color ? ` ${tintClass(color)}` : '');

/** The achievements. Each opens the pane of its subject. */
export function Achievements({ achievements }: Pick<DashboardSlice, 'achievements'>) {
  return (
    <ul className={styles['list']}>
      {achievements.map(({ title, pane, type, year, icon, color, background, description }) => (
        <li className={`${styles['achievement']}${tinted(color)}`} key={`${title} ${year} ${description}`}>
          <span className={`${styles['tile']}${tinted(background)}`}>
            <ColorIcon name={icon} size={20} />
          </span>
          <div>
            <h3 className={styles['title']}>
              <PaneLink pane={pane}>{title}</PaneLink>
            </h3>
            <p className={styles['facts']}>{[type, year].filter(Boolean).join(', ')}</p>
            {description && (
              <p className={styles['description']} dir="auto">
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Entries of a section of IAM with links to it, or roles with links to their panes. */
export function Further({ section, entries, more }: Omit<FurtherCard, 'title'>) {
  const t = useT();
  const profile = useAddress()('profile');
  const all = `${profile}#${section}`;
  return (
    <ul className={styles['list']}>
      {entries.map(({ id, title, facts, pane }) => (
        <li key={`${id} ${title}`}>
          <h3 className={styles['title']}>
            {pane ? (
              <PaneLink pane={pane}>{title}</PaneLink>
            ) : (
              <Link preloads to={`${profile}#${id}`}>
                {title}
              </Link>
            )}
          </h3>
          {facts && (
            <p className={styles['facts']}>
              <bdi>{facts}</bdi>
            </p>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link preloads to={all}>
            {t('dashboard.more', { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The latest work: role, company, period and its resources as tags, and other open roles. */
export function LastProjectCard({ project }: { project: NonNullable<DashboardSlice['lastProject']> }) {
  const t = useT();
  const experience = useAddress()('experience');
  const { title, company, companyId, rolePane, companyPane, period, description, highlights } = project;
  const { moreHighlights, resources, others } = project;
  return (
    <>
      <h3 className={styles['title']}>
        <PaneLink pane={rolePane}>{title}</PaneLink>
      </h3>
      <dl className={styles['lastFacts']}>
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
        <Tags label={t('dashboard.tags')}>
          {resources.map((resource) => (
            <li key={resource.name}>
              <TagLink tag={resource.name}>
                <ColorIcon name={resource.icon} size={16} />
                {resource.name}
              </TagLink>
            </li>
          ))}
        </Tags>
      )}
      {others.length > 0 && <Further entries={others} more={0} section="current" />}
      <p className={styles['action']}>
        {project.kind === 'project' || project.kind === 'undated' ? (
          <PaneLink pane={rolePane}>{t('projects.viewDetails')}</PaneLink>
        ) : (
          <Link preloads to={companyId ? `${experience}#${companyId}` : experience}>
            {t('dashboard.openProject')}
          </Link>
        )}
      </p>
    </>
  );
}

/** A progress bar 5 px high (spec §9). Its name and value are accessible and also visible beside it. */
function Progress({ name, value }: { name: string; /** 0–1 */ value: number }) {
  return (
    <progress aria-label={name} className={progressStyles['bar']} max={100} value={Math.round(value * 100)} />
  );
}

type Props = {
  skills: readonly DashboardSkill[];
  /** The number of skills that are not shown as tags. */ more?: number;
};

/** Skills with their figures, levels or evidence. One that the career names links to its roles. */
export function Skills({ skills, more = 0 }: Props) {
  const t = useT();
  const experience = useAddress()('experience');
  if (skills.every(({ keywords, value }) => keywords === '' && value === ''))
    return (
      <Tags>
        {skills.map(({ id, name, hasEvidence }) => (
          <li key={id}>
            {hasEvidence ? <TagLink tag={name} /> : <span className={styles['bare']}>{name}</span>}
          </li>
        ))}
        {more > 0 && <li className={styles['value']}>{t('dashboard.more', { count: more })}</li>}
      </Tags>
    );
  return (
    <ul className={styles['list']}>
      {skills.map((skill) => (
        <li key={skill.id}>
          <p className={styles['line']}>
            {skill.hasEvidence ? (
              <Link
                aria-label={t('dashboard.skillProof', { name: skill.name })}
                preloads
                to={tagAddress(experience, skill.name)}
              >
                {skill.name}
              </Link>
            ) : (
              <span>{skill.name}</span>
            )}
            <span className={styles['value']}>{skill.value}</span>
          </p>
          {skill.percentage !== null && <Progress name={skill.name} value={skill.percentage} />}
          {skill.keywords && <p className={styles['facts']}>{skill.keywords}</p>}
        </li>
      ))}
    </ul>
  );
}
