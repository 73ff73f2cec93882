import type { ComponentType, Ref } from 'react';

import ProvedIcon from '@fluentui/svg-icons/icons/checkmark_circle_20_filled.svg?react';
import MissingIcon from '@fluentui/svg-icons/icons/circle_20_regular.svg?react';
import RelatedIcon from '@fluentui/svg-icons/icons/circle_half_fill_20_regular.svg?react';
import type { Advice, Status } from '~/portal/lib/advisor/advisor';
import type { T } from '~/portal/i18n/t';

import { FindingItem } from './finding-item';
import { countsOf, countsText, STATUSES } from './finding-words';
import styles from './findings.module.css';

const ICONS: Readonly<Record<Status, ComponentType>> = {
  proved: ProvedIcon,
  related: RelatedIcon,
  missing: MissingIcon,
};

/** The result of an advert: the counts, then all requirements grouped by status. */
export function Findings({
  advice: { findings, unread },
  heading,
  t,
  language,
}: {
  advice: Advice;
  heading: Ref<HTMLHeadingElement>;
  t: T;
  language: string;
}) {
  const counts = countsOf(findings);
  return (
    <section aria-labelledby="advice" className={styles['advice']}>
      <h2 id="advice" ref={heading} tabIndex={-1}>
        {t('advisor.results')}
      </h2>
      <p>{findings.length === 0 ? t('advisor.nothing') : countsText(findings, t)}</p>
      {findings.length > 0 && (
        <ul className={styles['tiles']} data-print="off">
          {STATUSES.map((status) => {
            const Icon = ICONS[status];
            return (
              <li className={styles['tile']} data-status={status} key={status}>
                <Icon />
                <span>{t(`advisor.${status}`)}</span>
                <strong>{counts[status]}</strong>
              </li>
            );
          })}
        </ul>
      )}
      {STATUSES.filter((status) => counts[status] > 0).map((status) => {
        const Icon = ICONS[status];
        return (
          <section aria-labelledby={`advice-${status}`} className={styles['group']} key={status}>
            <h3 className={styles['heading']} data-status={status} id={`advice-${status}`}>
              <Icon />
              {t(`advisor.${status}`)} ({counts[status]})
            </h3>
            <ul>
              {findings
                .filter((one) => one.status === status)
                .map((finding) => (
                  <FindingItem
                    finding={finding}
                    key={`${finding.kind} ${finding.name}`}
                    language={language}
                    t={t}
                  />
                ))}
            </ul>
          </section>
        );
      })}
      {unread.length > 0 && (
        <details className={styles['unread']}>
          <summary>{t('advisor.unread', { count: unread.length })}</summary>
          <ul>
            {[...new Set(unread)].map((line) => (
              <li dir="auto" key={line}>
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
