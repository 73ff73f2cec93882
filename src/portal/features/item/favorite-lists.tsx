import { useSyncExternalStore } from 'react';

import { onFavoritesChange } from '~/portal/browser/storage';
import { favorites, recentResources } from '~/portal/browser/favorites';
import { itemOf, periodIn, colorIconOf, RESOURCE_TYPES } from '~/portal/resources/portal-resource';
import { formatOf } from '~/portal/i18n/format';
import { useLanguage, useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { useResources } from '../resource-file';
import { ItemLink } from './item-surroundings';

import styles from './favorite-lists.module.css';

/** The favorites and the recent resources. Resources that no longer exist are omitted. */
export function FavoriteLists() {
  const t = useT();
  const format = formatOf(useLanguage().code);
  const starred = useSyncExternalStore(onFavoritesChange, favorites.all);
  const recent = useSyncExternalStore(onFavoritesChange, recentResources.all);
  const file = useResources();
  const resources = file.state === 'ready' ? file.content : {};
  const lists = [
    { title: t('favorites.starred'), names: starred, none: t('favorites.noneStarred') },
    { title: t('favorites.recent'), names: recent, none: t('favorites.noneRecent') },
  ];
  return (
    <div className={styles['lists']}>
      {lists.map(({ title, names, none }) => {
        const items = names.flatMap((name) => itemOf(resources, name) ?? []);
        return (
          <section aria-label={title} key={title}>
            <h3>{title}</h3>
            {items.length === 0 && (file.state === 'ready' || file.state === 'failed') && (
              <p className={styles['none']}>{file.state === 'failed' ? t('export.failed') : none}</p>
            )}
            <ul>
              {items.map((item) => (
                <li className={styles['row']} key={item.key}>
                  <ColorIcon name={colorIconOf(item.resource)} size={16} />
                  <ItemLink of={item} />
                  <small>
                    {[t(RESOURCE_TYPES[item.resource.type].title), format.period(periodIn(item.resource))]
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
