import { useEffect, useEffectEvent, useRef } from 'react';

import { projectAddress } from '~/portal/addresses/screens';
import { Link, useLocation } from '~/portal/browser/router';
import type { Proof, TagProof } from './filter';
import { roleName } from '~/portal/text/clipped';
import { formatOf } from '~/portal/i18n/format';
import { type T, useAddress, useLanguage, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './tag-card.module.css';

/** The maximum number of resources to name. */
const NAMED_RESOURCES = 3;

/** Whether a role, or something built there, lists a tag: then it counts for the time. */
const isListing = ({ own, resources }: Proof): boolean =>
  own?.by === 'tag' || resources.some(({ evidence }) => evidence.by === 'tag');

/** `3 roles, 6 yrs 4 mos (2017–Present)`: those that list it; only the roles without a time. */
function figuresOf(t: T, language: string, { proofs, months, years, isCurrent }: TagProof): string {
  const { length: count } = months > 0 ? proofs.filter(isListing) : proofs;
  const roles = count > 0 ? t('tags.roles', { count }) : '';
  const tenure = months > 0 ? formatOf(language).tenure(months) : '';
  const [first, last] = years ?? [];
  const end = isCurrent ? t('shell.present') : last;
  const when = years && (first === end ? String(end) : `${first}–${end}`);
  return [roles, tenure && when ? `${tenure} (${when})` : tenure || when].filter(Boolean).join(', ');
}

/** The reason why a role proves a tag. */
function reasonOf(t: T, { own, resources }: Proof): string {
  const reasons = resources
    .slice(0, NAMED_RESOURCES)
    .map(({ name, evidence: { term } }) => t('tags.byResource', { name, term }));
  if (own) reasons.unshift(t(own.by === 'tag' ? 'tags.ownTag' : 'tags.ownText', { term: own.term }));
  return reasons.join(', ');
}

/** The card of a tag: the roles and projects that name it with reason and duration, or a message that none does. */
export function TagCard({
  tag,
  onClear,
}: {
  tag: TagProof;
  /** Undefined with further filters: another button clears all. */
  onClear: (() => void) | undefined;
}) {
  const t = useT();
  const projectsPage = useAddress()('projects');
  const heading = useRef<HTMLHeadingElement>(null);
  const { code } = useLanguage();
  const { name, proofs, projects } = tag;
  const figures = figuresOf(t, code, tag);
  const { by } = useLocation();
  const begin = useEffectEvent(() => {
    // A tag link in the list moves the focus to this card. Links on other pages lead to the page's title.
    if (by === 'push' && document.activeElement?.matches('main a')) heading.current?.focus();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each tag begins anew
  useEffect(() => begin(), [name]);
  const proven = proofs.length > 0;
  return (
    <section aria-label={t('tags.card', { name })} className={styles['card']}>
      <h2 ref={heading} tabIndex={-1}>
        {proven || projects.length > 0 ? t('tags.titled', { name }) : t('tags.nothing', { name })}
      </h2>
      {figures && <p className={styles['figures']}>{t('tags.proof', { name, figures })}</p>}
      {proven && (
        <ul className={styles['proofs']}>
          {proofs.map((proof) => (
            <li key={proof.id}>
              <Link to={{ search: `?tag=${encodeURIComponent(name)}`, hash: `#${proof.id}` }}>
                {roleName(proof.title, proof.company)}
              </Link>
              <p className={styles['when']}>
                {[proof.period, reasonOf(t, proof)].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {projects.length > 0 && (
        <p className={styles['projects']}>
          {t('tags.projects')}
          {projects.map((project) => (
            <Link key={project.id} to={projectAddress(projectsPage, project.id)}>
              {project.name}
            </Link>
          ))}
        </p>
      )}
      {onClear && (
        <p>
          <Button onClick={onClear}>{t('tags.clear')}</Button>
        </p>
      )}
    </section>
  );
}
