import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';
import type { SkillUse } from '~/portal/lib/usage';
import { columnsIn, DEFAULT_SORT, sortedUses, sortIn, type UsageOrder } from '~/portal/lib/usage-order';
import { useLanguage, useT, type T } from '~/portal/i18n/t';

import styles from './skill-table.module.css';

/** Sets a parameter of the query string and keeps the others. */
function withParameter(search: string, name: string, value: string | null): string {
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  return `?${parameters.toString()}`;
}

/** All skills with their figures. A column header sorts by the column, and the order is in the address. */
export function SkillTable({ skills, t }: { skills: readonly SkillUse[]; t: T }) {
  const shared = useT();
  const { search: inAddress } = useLocation();
  const hydrated = useHydrated();
  const { code } = useLanguage();
  const search = hydrated ? inAddress : '';
  const sort = sortIn(search);
  const rows = useMemo(() => sortedUses(skills, sortIn(search), code), [skills, search, code]);
  const most = Math.max(...skills.map(({ months }) => months), 1);
  const columns = useMemo(() => columnsIn(skills), [skills]);
  const isText = (order: UsageOrder) => order === 'name' || order === 'domain';
  const heading = (order: UsageOrder) => {
    const isSorted = sort.by === order;
    const reversed = isSorted && !sort.reversed;
    const isDefault = order === DEFAULT_SORT.by && reversed === DEFAULT_SORT.reversed;
    const ascending = isText(order) !== sort.reversed;
    return (
      <th
        aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : undefined}
        className={order === 'roles' || order === 'mentions' ? styles['number'] : undefined}
        data-column={order}
        key={order}
        scope="col"
      >
        <Link
          preventScrollReset
          replace
          to={withParameter(search, 'sort', isDefault ? null : `${reversed ? '-' : ''}${order}`)}
        >
          {t(`usage.${order}`)}
          {isSorted && <span aria-hidden="true">{ascending ? ' ↑' : ' ↓'}</span>}
        </Link>
      </th>
    );
  };
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{t('usage.caption')}</caption>
      <thead>
        <tr>{columns.map(heading)}</tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, domain, months, tenure, lastUsed, roles, projects, mentions }) => (
          <tr key={id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name of the skill is its text */}
            <th scope="row">
              <Link data-skill={id} preventScrollReset to={withParameter(search, 'skill', id)}>
                <bdi>{name}</bdi>
              </Link>
            </th>
            {columns.includes('domain') && <td data-column="domain">{domain || '–'}</td>}
            {columns.includes('months') && (
              <td>
                <svg aria-hidden="true" className={styles['bar']} height="6" width="100%">
                  <rect height="6" width={`${Math.round((months / most) * 10_000) / 100}%`} />
                </svg>
                {tenure || '–'}
              </td>
            )}
            {columns.includes('last') && <td>{lastUsed || '–'}</td>}
            {columns.includes('roles') && (
              <td className={styles['number']}>
                {[
                  roles > 0 && shared('tags.roles', { count: roles }),
                  projects > 0 && shared('dashboard.projectsWith', { count: projects }),
                ]
                  .filter(Boolean)
                  .join(' · ') || '–'}
              </td>
            )}
            <td className={styles['number']} data-column="mentions">
              {mentions}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
