import { MONTHS_A_YEAR } from '~/portal/text/format';
import { Link, useLocation } from '~/portal/browser/router';
import type { SkillRow } from '~/portal/evidence/usage';
import { USAGE_ORDERS, type UsageOrder } from '~/portal/evidence/usage-order';
import { tagAddress } from '~/portal/addresses/screens';
import { type T, useAddress, useT } from '~/portal/i18n/t';

import styles from './skill-list.module.css';

/** The number of parts of the scale, so that its middle has a figure. */
const PARTS = 2;

/** Sets the order in the query string and keeps other parameters. */
function withOrder(page: string, search: string, order: UsageOrder): string {
  const parameters = new URLSearchParams(search);
  if (order === 'months') parameters.delete('sort');
  else parameters.set('sort', order);
  return parameters.size > 0 ? `${page}?${parameters.toString()}` : page;
}

/** Skills in families, or in one list in another order. Each has a bar and leads to its roles. */
export function SkillList({
  skills,
  all,
  families: allFamilies,
  order: sorted,
  isSortable = false,
  t,
}: {
  skills: readonly SkillRow[];
  /** Those of the other list too, as both have one scale. */ all: readonly SkillRow[];
  families: readonly string[];
  order: UsageOrder;
  isSortable?: boolean;
  t: T;
}) {
  const shared = useT();
  const { search } = useLocation();
  const address = useAddress();
  const most = Math.max(...all.map(({ months }) => months));
  // Skills of less than a year alone have a scale, too.
  const scale = Math.max(1, Math.ceil(most / MONTHS_A_YEAR / PARTS)) * PARTS;
  const families =
    isSortable && sorted === 'months'
      ? allFamilies.filter((name) => skills.some(({ family }) => family === name))
      : [null];
  const heading = (order: UsageOrder) => {
    const isSorted = isSortable && sorted === order;
    return (
      <th
        aria-sort={isSorted ? (order === 'name' ? 'ascending' : 'descending') : undefined}
        data-column={order}
        key={order}
        scope="col"
      >
        {isSortable ? (
          <Link preventScrollReset replace to={withOrder(address('usage'), search, order)}>
            {t(`usage.${order}`)}
            {isSorted && <span aria-hidden="true">{order === 'name' ? ' ↑' : ' ↓'}</span>}
          </Link>
        ) : (
          t(`usage.${order}`)
        )}
        {order === 'months' && isSortable && (
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
        )}
      </th>
    );
  };
  return (
    <table className={styles['list']}>
      <caption className="visually-hidden">{t('usage.caption')}</caption>
      <thead>
        <tr>{USAGE_ORDERS.map(heading)}</tr>
      </thead>
      {families.map((family) => (
        <tbody key={family}>
          {family !== null && (
            <tr className={styles['family']}>
              <th colSpan={USAGE_ORDERS.length} scope="rowgroup">
                <bdi>{family}</bdi>
              </th>
            </tr>
          )}
          {skills
            .filter((skill) => family === null || skill.family === family)
            .map(({ id, name, months, tenure, years, isCurrent, roles, projects }) => (
              <tr key={id}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name of the skill is its text */}
                <th data-column="name" scope="row">
                  <Link to={tagAddress(address('experience'), name)}>
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td data-column="months">
                  <svg aria-hidden="true" className={styles['bar']} height="8" width="100%">
                    <rect
                      height="8"
                      rx="1"
                      width={`${Math.round((months / (scale * MONTHS_A_YEAR)) * 10_000) / 100}%`}
                    />
                  </svg>
                  {tenure}
                </td>
                <td data-column="last">{isCurrent ? shared('shell.present') : years?.[1]}</td>
                <td data-column="roles">
                  {[
                    roles > 0 && shared('tags.roles', { count: roles }),
                    projects > 0 && shared('dashboard.projectsWith', { count: projects }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
