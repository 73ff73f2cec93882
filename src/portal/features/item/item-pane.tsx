import { useEffect, useRef } from 'react';

import { colorIconOf } from '~/portal/resources/item';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { ColorIcon } from '~/portal/components/color-icon';
import { Pane } from '~/portal/components/overlays/pane';
import { useItem } from '../use-resources';
import { UnknownItem } from '../unknown-item';
import { ItemDetails } from './item-details';
import { itemWords } from './essentials';

/** The pane of a company, role, resource or project on any screen (`?item=`). */
export function ItemPane({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const { state, resources, item, retry } = useItem(id);
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
      open
      subtitle={t(resources && item ? itemWords(resources, item)[item.resource.type] : 'item.about')}
      title={name ?? t('item.about')}
    >
      <p ref={top} role="status">
        {state === 'loading' && t('export.loading')}
      </p>
      {resources && !item && <UnknownItem name={id} />}
      {state === 'failed' && (
        <div role="alert">
          <p>{t('export.failed')}</p>
          <Button onClick={retry}>{t('export.retry')}</Button>
        </div>
      )}
      {resources && item && <ItemDetails item={item} key={id} onShown={goToTop} resources={resources} />}
    </Pane>
  );
}
