import { Link } from '~/portal/browser/router';
import { preloadProps } from '~/portal/browser/screens';
import type { DashboardSlice } from './data';
import { nameList } from '~/portal/text/clipped';
import { tagAddress } from '~/portal/addresses/screens';
import { TagLink } from '~/portal/features/tag-link';
import { type T, useAddress, useT } from '~/portal/i18n/t';
import styles from './skills.module.css';
import progressStyles from './progress.module.css';

/** A progress bar 5 px high (spec §9). Its name and value are accessible and also visible beside it. */
function Progress({ name, value }: { name: string; /** 0–1 */ value: number }) {
  return (
    <progress aria-label={name} className={progressStyles['bar']} max={100} value={Math.round(value * 100)} />
  );
}

type Skill = DashboardSlice['skills'][number];

/** `4 roles · 7 yrs 2 mos`; empty without evidence. */
const evidenceOf = ({ roles, tenure, projects }: Skill, t: T): string =>
  [
    roles > 0 && t('tags.roles', { count: roles }),
    projects > 0 && t('dashboard.projectsWith', { count: projects }),
    tenure,
  ]
    .filter(Boolean)
    .join(' · ');

/** The first known value of a skill. */
const valueOf = (skill: Skill, t: T): string => skill.share ?? skill.level ?? evidenceOf(skill, t);

type Props = Pick<DashboardSlice, 'skills'> & {
  /** The number of skills that are not shown as tags. */ more?: number;
};

/** Skills with their figures, levels or evidence. One that the career names links to its roles. */
export function Skills({ skills, more = 0 }: Props) {
  const t = useT();
  const experience = useAddress()('experience');
  if (skills.every((skill) => skill.keywords.length === 0 && valueOf(skill, t) === ''))
    return (
      <ul className={styles['tags']} data-tags="">
        {skills.map(({ id, name, hasEvidence }) => (
          <li key={id}>{hasEvidence ? <TagLink tag={name} /> : name}</li>
        ))}
        {more > 0 && <li className={styles['value']}>{t('dashboard.more', { count: more })}</li>}
      </ul>
    );
  return (
    <ul className={styles['list']}>
      {skills.map((skill) => (
        <li key={skill.id}>
          <p className={styles['line']}>
            {skill.hasEvidence ? (
              <Link
                aria-label={t('dashboard.skillProof', { name: skill.name })}
                {...preloadProps(tagAddress(experience, skill.name))}
                to={tagAddress(experience, skill.name)}
              >
                {skill.name}
              </Link>
            ) : (
              <span>{skill.name}</span>
            )}
            <span className={styles['value']}>{valueOf(skill, t)}</span>
          </p>
          {skill.percentage !== null && <Progress name={skill.name} value={skill.percentage} />}
          {skill.keywords.length > 0 && (
            <p className={styles['keywords']}>
              {nameList(skill.keywords)}
              {skill.moreKeywords > 0 && `, ${t('dashboard.more', { count: skill.moreKeywords })}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
