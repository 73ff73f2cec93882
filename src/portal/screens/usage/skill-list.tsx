import { MONTHS_A_YEAR } from '~/portal/text/format';
import { Link } from '~/portal/browser/router';
import type { SkillRow } from '~/portal/evidence/usage';
import { tagAddress } from '~/portal/addresses/screens';
import type { Column } from '~/portal/features/grid/columns';
import type { T } from '~/portal/i18n/t';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';

import styles from './skill-list.module.css';

/** The skills that match a search: those of less than a year apart, the others in families. */
export function matchingSkills(skills: readonly SkillRow[], families: readonly string[], query: string) {
  const words = wordsOf(query);
  const shown = skills.filter(({ name, family }) => containsWords(plain(`${name}\n${family}`), words));
  const long = shown.filter(({ months }) => months >= MONTHS_A_YEAR);
  return {
    shown,
    short: shown.filter(({ months }) => months < MONTHS_A_YEAR),
    groups: families
      .map((name) => ({ name, rows: long.filter(({ family }) => family === name) }))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** The number of parts of the scale, so that its middle has a figure. */
const PARTS = 2;

/**
 * The columns of the skills.
 * @param all all skills, which have one scale
 * @param shared the texts of all screens
 * @param experience the address of Subscriptions
 */
export function skillColumns(
  all: readonly SkillRow[],
  t: T,
  shared: T,
  experience: string,
): readonly Column<SkillRow>[] {
  const most = Math.max(...all.map(({ months }) => months));
  // Skills of less than a year alone have a scale, too.
  const scale = Math.max(1, Math.ceil(most / MONTHS_A_YEAR / PARTS)) * PARTS;
  return [
    {
      id: 'name',
      title: t('usage.name'),
      card: 'title',
      cell: ({ name }) => (
        <Link to={tagAddress(experience, name)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'months',
      title: t('usage.months'),
      card: 'line',
      cell: ({ months, tenure }) => (
        <>
          <svg aria-hidden="true" className={styles['bar']} height="8" width="100%">
            <rect
              height="8"
              rx="1"
              width={`${Math.round((months / (scale * MONTHS_A_YEAR)) * 10_000) / 100}%`}
            />
          </svg>
          {tenure}
        </>
      ),
      scale: (
        <svg aria-hidden="true" className={styles['scale']} height="14" width="100%">
          {Array.from({ length: PARTS + 1 }, (_, at) => (
            <text
              key={at}
              textAnchor={at === 0 ? 'start' : at === PARTS ? 'end' : 'middle'}
              x={`${(at / PARTS) * 100}%`}
              y="11"
            >
              {(scale / PARTS) * at}
            </text>
          ))}
        </svg>
      ),
    },
    {
      id: 'last',
      title: t('usage.last'),
      card: 'end',
      cell: ({ isCurrent, years }) => (isCurrent ? shared('shell.present') : years?.[1]),
    },
    {
      id: 'roles',
      title: t('usage.roles'),
      card: 'end',
      cell: ({ roles, projects }) =>
        [
          roles > 0 && shared('tags.roles', { count: roles }),
          projects > 0 && shared('dashboard.projectsWith', { count: projects }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
  ];
}
