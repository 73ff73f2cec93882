import { useLayoutEffect } from 'react';

import { visitResource } from '~/portal/browser/favorites';
import { itemOf } from '~/portal/resources/item';

import { useResources } from '../use-resources';
import { ItemSurroundings } from './item-surroundings';
import styles from './item.module.css';

/** The items related to a project, below its facts. They are omitted if the file does not load. */
export function ProjectMore({ id }: { id: string }) {
  const file = useResources();
  const resources = file.state === 'ready' ? file.content : {};
  const item = itemOf(resources, id);
  useLayoutEffect(() => visitResource(id), [id]);
  return (
    item && (
      <div className={styles['details']}>
        <ItemSurroundings item={item} resources={resources} />
      </div>
    )
  );
}
