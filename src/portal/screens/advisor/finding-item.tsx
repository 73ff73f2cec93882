import type { Finding } from '~/portal/lib/advisor/advisor';
import { hrefOf } from '~/portal/lib/base-path';
import type { Quotation } from '~/portal/lib/evidence-index';
import type { T } from '~/portal/i18n/t';

import styles from './finding-item.module.css';
import { findingText, requirementName } from './finding-words';

/** The number of quotations shown initially, newest first. */
const QUOTES_AT_ONCE = 3;

/** A requirement with its result and its quotations. */
export function FindingItem({ finding, t, language }: { finding: Finding; t: T; language: string }) {
  const { need, line, status, evidence } = finding;
  const text = findingText(finding, t, language);
  const [first, more] = [evidence.slice(0, QUOTES_AT_ONCE), evidence.slice(QUOTES_AT_ONCE)];
  return (
    <li className={styles['item']} data-status={status}>
      <h4 className={styles['name']}>
        <bdi>{requirementName(finding, t)}</bdi>
        {need === 'nice' && <span className={styles['need']}>{t('advisor.optional')}</span>}
      </h4>
      <p className={styles['line']} dir="auto">
        {t('advisor.adverts', { line })}
      </p>
      {text && <p>{text}</p>}
      <Quotes quotes={first} />
      {more.length > 0 && (
        <details>
          <summary>{t('advisor.moreQuotes', { count: more.length })}</summary>
          <Quotes quotes={more} />
        </details>
      )}
    </li>
  );
}

/** Quotations with their sources. Links load a new document, because this one has its own policy (CSP). */
function Quotes({ quotes }: { quotes: readonly Quotation[] }) {
  if (quotes.length === 0) return null;
  return (
    <ul className={styles['quotes']}>
      {quotes.map(({ quote, source: { id, title, place, time, address } }) => (
        <li key={`${id} ${quote}`}>
          <blockquote dir="auto">{quote}</blockquote>
          <p>
            {address ? (
              <a href={hrefOf(address)}>
                <bdi>{title}</bdi>
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}{' '}
            <small>{[place, time].filter(Boolean).join(' · ')}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
