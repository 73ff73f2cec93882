import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { fileHook } from '~/portal/browser/use-file';
import { readEvidence } from '~/portal/lib/evidence-index';
import type { SkillUse } from '~/portal/lib/usage';
import { useT, type T } from '~/portal/i18n/t';
import { Button, buttonClass } from '~/portal/components/button';

import styles from './skill-evidence.module.css';

const useEvidence = fileHook(readEvidence);

/** The figures of a skill and every quotation that names it. */
export function SkillEvidence({
  skill,
  file,
  until,
  t,
}: {
  skill: SkillUse;
  /** The address of the evidence file. */ file: string;
  until: string;
  t: T;
}) {
  const shared = useT();
  const { search } = useLocation();
  const [refreshKey, setRefreshKey] = useState(0);
  const fetched = useEvidence(file, refreshKey);
  const index = fetched.state === 'ready' ? fetched.content : null;
  const found = useMemo(() => index?.skills.find(({ id }) => id === skill.id) ?? null, [index, skill.id]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const parameters = new URLSearchParams(search);
  parameters.delete('skill');
  return (
    <section aria-labelledby="skill-evidence" className={styles['evidence']}>
      <h2 id="skill-evidence" ref={heading} tabIndex={-1}>
        <bdi>{skill.name}</bdi>
      </h2>
      <p>
        {[
          skill.domain,
          skill.tenure && t('usage.used', { tenure: skill.tenure }),
          skill.lastUsed && t('usage.lastUse', { month: skill.lastUsed, until }),
          skill.roles > 0 && t('usage.roleCount', { count: skill.roles }),
          skill.projects > 0 && t('usage.projectCount', { count: skill.projects }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div aria-live="polite">
        {fetched.state === 'loading' && <p>{shared('export.coming')}</p>}
        {fetched.state === 'failed' && (
          <p>
            {shared('export.failed')}{' '}
            <Button onClick={() => setRefreshKey(refreshKey + 1)}>{shared('export.retry')}</Button>
          </p>
        )}
      </div>
      {found && (
        <ul className={styles['quotes']}>
          {found.evidence.map(({ quote, source }) => (
            <li key={`${source.id} ${quote}`}>
              <blockquote dir="auto">{quote}</blockquote>
              <p>
                <Link to={source.address}>
                  <bdi>{source.title}</bdi>
                </Link>{' '}
                <small>{[source.place, source.time].filter(Boolean).join(' · ')}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className={buttonClass()} preventScrollReset to={`?${parameters.toString()}`}>
          {t('usage.close')}
        </Link>
      </p>
    </section>
  );
}
