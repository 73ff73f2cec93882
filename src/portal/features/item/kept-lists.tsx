import { useSyncExternalStore } from 'react';

import { onKept } from '~/portal/browser/kept-changes';
import { favourites, recentThings } from '~/portal/browser/kept-things';
import { itemOf, periodIn } from '~/portal/lib/item';
import { glyphOf } from '~/portal/lib/item-glyph';
import { formatOf } from '~/portal/i18n/format';
import { useLanguage, useT } from '~/portal/i18n/t';
import { Glyph } from '~/portal/components/glyph';

import { useThings } from '../use-things';
import { ItemLink } from './item-link';
import styles from './kept-lists.module.css';

const TYPES = {
  subscription: 'favourites.subscription',
  resourceGroup: 'favourites.resourceGroup',
  resource: 'item.resource',
  project: 'item.project',
} as const;

/** The visitor's favourites and what was opened last. What the portal no longer has is not shown. */
export function KeptLists() {
  const t = useT();
  const format = formatOf(useLanguage().code);
  const starred = useSyncExternalStore(onKept, favourites.all);
  const recent = useSyncExternalStore(onKept, recentThings.all);
  const file = useThings();
  const things = file.state === 'here' ? file.content : {};
  const lists = [
    { title: t('favourites.starred'), names: starred, none: t('favourites.noneStarred') },
    { title: t('favourites.recent'), names: recent, none: t('favourites.noneRecent') },
  ];
  return (
    <div className={styles['lists']}>
      {lists.map(({ title, names, none }) => {
        const items = names.flatMap((name) => itemOf(things, name) ?? []);
        return (
          <section aria-label={title} key={title}>
            <h3>{title}</h3>
            {items.length === 0 && file.state !== 'coming' && (
              <p className={styles['none']}>{file.state === 'failed' ? t('export.failed') : none}</p>
            )}
            <ul>
              {items.map((item) => (
                <li className={styles['row']} key={item.key}>
                  <Glyph name={glyphOf(item.thing)} size={16} />
                  <ItemLink of={item} />
                  <small>
                    {[t(TYPES[item.thing.type]), format.period(periodIn(item.thing))]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
