import { useEffect, useRef, useEffectEvent, useLayoutEffect } from 'react';
import {
  colorIconOf,
  itemOf,
  partsOf,
  type KeyedResource,
  type PortalResources,
} from '~/portal/resources/portal-resource';
import { useT } from '~/portal/i18n/t';
import { ColorIcon } from '~/portal/components/color-icon';
import { Pane } from '~/portal/components/overlays/pane';
import { LoadState, useResources, UnknownItem } from '../resource-file';
import { itemWords, Essentials } from './essentials';
import { visitResource } from '~/portal/browser/favorites';
import { ResponsivePicture } from '~/portal/components/responsive-picture';
import { StaticMarkup } from '../static-markup';
import { ItemCommands } from './item-commands';
import { ItemLink, ItemSurroundings } from './item-surroundings';
import styles from './item.module.css';

/** The pane of a company, role, resource or project on any screen (`?item=`). */
export function ItemPane({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const file = useResources();
  const resources = file.state === 'ready' ? file.content : null;
  const item = resources && itemOf(resources, id);
  const name = item?.resource.name;

  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLParagraphElement>(null);
  // A new item moves the focus to its title, which announces it, and scrolls to the top.
  const goToTop = () => {
    heading.current?.focus();
    top.current?.scrollIntoView({ block: 'nearest' });
  };

  // The document title is the title of the item. On close the page's title is restored, unless the page has
  // changed.
  useEffect(() => {
    if (name === undefined) return undefined;
    const page = document.title;
    const own = `${name} – ${page}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = page;
    };
  }, [name]);

  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<ColorIcon name={item ? colorIconOf(item.resource) : 'apps'} size={24} />}
      heading={heading}
      id="item-pane"
      onClose={onClose}
      subtitle={t(resources && item ? itemWords(resources, item)[item.resource.type] : 'item.about')}
      title={name ?? t('item.about')}
    >
      <p ref={top} />
      {!resources && <LoadState {...file} />}
      {resources && !item && <UnknownItem name={id} />}
      {resources && item && <ItemDetails item={item} key={id} onShown={goToTop} resources={resources} />}
    </Pane>
  );
}

function ItemDetails({
  item,
  resources,
  onShown,
}: {
  item: KeyedResource;
  resources: PortalResources;
  onShown: () => void;
}) {
  const t = useT();
  const { resource } = item;
  const { markup = [] } = resource;
  useLayoutEffect(() => visitResource(item.key), [item.key]);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const parts = partsOf(resources, item);
  return (
    <div className={styles['details']}>
      {resource.type === 'project' && resource.properties.image && (
        <ResponsivePicture
          className={styles['picture'] ?? ''}
          picture={{ src: resource.properties.image, alt: '', width: null, height: null, sources: [] }}
          sizes="28rem"
        />
      )}
      <ItemCommands id={item.key} name={resource.name} />
      <Essentials item={item} resources={resources} />
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
