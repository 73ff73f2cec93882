import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import { visitResource } from '~/portal/browser/favorites';
import { partsOf, tagsOf, type Item } from '~/portal/resources/item';
import type { PortalResources } from '~/portal/resources/portal-resource';
import { useT } from '~/portal/i18n/t';

import { Picture } from '~/portal/components/picture';

import { StaticMarkup } from '../static-markup';
import { TagLink } from '../tag-link';
import { Essentials } from './essentials';
import { ItemCommands } from './item-commands';
import { ItemLink, ItemSurroundings } from './item-surroundings';
import styles from './item.module.css';

export function ItemDetails({
  item,
  resources,
  onShown,
}: {
  item: Item;
  resources: PortalResources;
  onShown: () => void;
}) {
  const t = useT();
  const { resource } = item;
  const { markup = [] } = resource;
  const tags = tagsOf(resource);
  useLayoutEffect(() => visitResource(item.key), [item.key]);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const parts = partsOf(resources, item);
  return (
    <div className={styles['details']}>
      {resource.type === 'project' && resource.properties.image && (
        <Picture
          className={styles['picture'] ?? ''}
          picture={{ src: resource.properties.image, alt: '', width: null, height: null, sources: [] }}
          sizes="28rem"
        />
      )}
      <ItemCommands id={item.key} name={resource.name} />
      <Essentials item={item} resources={resources}>
        {tags.length > 0 && (
          <div className={styles['wide']}>
            <dt>{t('item.tags')}</dt>
            <dd className={styles['tags']}>
              {tags.map((tag) => (
                <TagLink key={tag} tag={tag} />
              ))}
            </dd>
          </div>
        )}
      </Essentials>
      {markup.length > 0 && (
        <section aria-label={t('item.description')}>
          <h3>{t('item.description')}</h3>
          <StaticMarkup parts={markup} />
        </section>
      )}
      {parts.length > 0 && (
        <section aria-label={t('item.parts')}>
          <h3>{t('item.parts')}</h3>
          <ul className={styles['links']}>
            {parts.map((part) => (
              <li key={part.key}>
                <ItemLink of={part} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ItemSurroundings item={item} resources={resources} />
    </div>
  );
}
