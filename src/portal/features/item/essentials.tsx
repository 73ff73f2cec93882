import type { ReactNode } from 'react';

import { companyOf, pathOf, periodIn, type Item, type PortalResources } from '~/portal/lib/item';
import { formatOf } from '~/portal/i18n/format';
import { useLanguage, useT } from '~/portal/i18n/t';

import { JsonLink } from '../json-link';
import styles from './item.module.css';

/**
 * The facts in two columns. The tags span both.
 */
export function Essentials({
  item,
  things,
  children,
}: {
  item: Item;
  things: PortalResources;
  /** The tags. */ children: ReactNode;
}) {
  const t = useT();
  const format = formatOf(useLanguage().code);
  const { key, thing } = item;
  const { properties: facts, type } = thing;
  const text = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const isCompany = type === 'subscription';
  const role = type === 'resource' ? pathOf(things, item)[1]?.thing.name : undefined;
  const roles = facts['roles'];
  const months = facts['months'];
  const essentials = [
    [t('item.company'), isCompany ? '' : companyOf(things, item)],
    [t('item.role'), role],
    [
      t('item.status'),
      text('state') && t(text('state') === 'Active' ? 'experience.active' : 'experience.inactive'),
    ],
    [t('item.group'), isCompany && t('management-groups.root')],
    [t('item.period'), format.period(periodIn(thing))],
    [t('item.tenure'), typeof months === 'number' && format.tenure(months)],
    [t('item.place'), thing.location],
    [t('item.type'), text('kind')],
    [t('item.as'), Array.isArray(roles) && roles.join(', ')],
    [t('item.alias'), text('alias')],
    [t('item.score'), text('score') && `${text('score')}%`],
  ].flatMap(([term, value]) => (value ? [[String(term), value] as const] : []));
  const url = text('url');
  return (
    <section aria-label={t('item.essentials')}>
      <div className={styles['head']}>
        <h3>{t('item.essentials')}</h3>
        <JsonLink id={key} name={thing.name} />
      </div>
      <dl className={styles['essentials']}>
        {essentials.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {url && (
          <div className={styles['wide']}>
            <dt>{t('item.link')}</dt>
            <dd>
              <a href={url} rel="noreferrer" target="_blank">
                {url.replace(/^https?:\/\/|\/$/g, '')}
              </a>
            </dd>
          </div>
        )}
        {children}
      </dl>
    </section>
  );
}
