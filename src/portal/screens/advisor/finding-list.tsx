import type { ReactNode, Ref } from 'react';

import ShownIcon from '@fluentui/svg-icons/icons/checkmark_circle_20_filled.svg?react';
import ListedIcon from '@fluentui/svg-icons/icons/circle_20_regular.svg?react';
import type { Advice, Finding } from '~/portal/evidence/advisor';
import { hrefOf } from '~/portal/addresses/base-path';
import { useOwner, type T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { InfoBar } from '~/portal/components/info-bar';

import styles from './finding-list.module.css';
import { requirementName, sourceText, yearsText } from './report';

/** The findings in the order of the advert, those of one line together. */
function byLine(findings: readonly Finding[]): (readonly [line: string, findings: readonly Finding[]])[] {
  const lines = new Map<string, Finding[]>();
  for (const finding of findings) lines.set(finding.line, [...(lines.get(finding.line) ?? []), finding]);
  return [...lines];
}

/** A line of the advert, after the names that the career lacks, unless these are the whole line. */
function missingText(line: string, findings: readonly Finding[], t: T): string {
  const names = findings.map((one) => requirementName(one, t)).join(', ');
  return line.toLowerCase() === names.toLowerCase() ? line : `${names} · ${line}`;
}

/** The result of an advert: what the career shows, then what the résumé lists, then the rest, collapsed. */
export function FindingList({
  advice: { findings, isReadable },
  heading,
  onAsk,
  t,
}: {
  advice: Advice;
  heading: Ref<HTMLHeadingElement>;
  /** Begins a message to the owner about the result. */ onAsk: () => void;
  t: T;
}) {
  const owner = useOwner();
  const of = (status: Finding['status']) => findings.filter((one) => one.status === status);
  const [shown, missing] = [of('shown'), of('missing')];
  // Without a sentence to quote, a name is said once for all lines.
  const listed = [...new Map(of('listed').map((one) => [requirementName(one, t).toLowerCase(), one]))];
  return (
    <section aria-labelledby="advice" className={styles['advice']}>
      <h2 id="advice" ref={heading} tabIndex={-1}>
        {t('advisor.reportTitle', { owner })}
      </h2>
      {!isReadable && <InfoBar level="warning">{t('advisor.otherLanguage')}</InfoBar>}
      {findings.length === 0 && <p>{t('advisor.nothing')}</p>}
      {shown.length > 0 && (
        <Group id="shown" icon={<ShownIcon />} title={t('advisor.shown')}>
          {byLine(shown).map(([line, ones]) => (
            <li className={styles['item']} key={line}>
              <p className={styles['line']} dir="auto">
                {t('advisor.adverts', { line })}
              </p>
              {ones.map((finding) => (
                <Shown finding={finding} key={requirementName(finding, t)} t={t} />
              ))}
            </li>
          ))}
        </Group>
      )}
      {listed.length > 0 && (
        <Group id="listed" icon={<ListedIcon />} title={t('advisor.listed')}>
          {listed.map(([name, finding]) => (
            <li className={styles['item']} key={name}>
              <Name finding={finding} t={t} />
            </li>
          ))}
        </Group>
      )}
      {missing.length > 0 && (
        <details className={styles['missing']}>
          <summary>{t('advisor.missing')}</summary>
          <ul>
            {byLine(missing).map(([line, ones]) => (
              <li dir="auto" key={line}>
                {missingText(line, ones, t)}
              </li>
            ))}
          </ul>
          <p data-print="off">
            <Button onClick={onAsk}>{t('advisor.ask', { name: owner })}</Button>
          </p>
        </details>
      )}
      {findings.length > 0 && <p>{t('advisor.unnamed')}</p>}
    </section>
  );
}

function Group({
  id,
  icon,
  title,
  children,
}: {
  id: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`advice-${id}`} className={styles['group']} data-status={id}>
      <h3 className={styles['heading']} id={`advice-${id}`}>
        {icon}
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** The name of a requirement, and the years that its line asks for beside those of the career. */
function Name({ finding, t }: { finding: Finding; t: T }) {
  const years = yearsText(finding, t);
  return (
    <>
      <h4 className={styles['name']}>
        <bdi>{requirementName(finding, t)}</bdi>
        {finding.need === 'nice' && <span className={styles['need']}>{t('advisor.optional')}</span>}
      </h4>
      {years && <p>{years}</p>}
    </>
  );
}

/** A requirement that the career shows, with its best quotation. */
function Shown({ finding, t }: { finding: Finding; t: T }) {
  const [best] = finding.evidence;
  const { quote = '', source: { title = '', address = '' } = {} } = best ?? {};
  return (
    <div className={styles['finding']}>
      <Name finding={finding} t={t} />
      {quote !== title && quote && <blockquote dir="auto">{quote}</blockquote>}
      <p>
        {/* A link loads a document, because this one has its own policy (CSP). */}
        {address ? (
          <a href={hrefOf(address)}>
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi>{title}</bdi>
        )}{' '}
        <small>{best && sourceText(best, t)}</small>
      </p>
    </div>
  );
}
