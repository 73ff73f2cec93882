import { useLayoutEffect } from 'react';

import { visitResource } from '~/portal/browser/favorites';
import { itemOf } from '~/portal/lib/item';

import { useResources } from '../use-resources';
import { ItemSurroundings } from './item-surroundings';
import styles from './item.module.css';

/** What has something in common with a project, below the facts in the page. Where the file does not come, they go without. */
export function ProjectMore({ id }: { id: string }) {
  const file = useResources();
  const things = file.state === 'here' ? file.content : {};
  const item = itemOf(things, id);
  useLayoutEffect(() => visitResource(id), [id]);
  return (
    item && (
      <div className={styles['details']}>
        <ItemSurroundings item={item} things={things} />
      </div>
    )
  );
}
