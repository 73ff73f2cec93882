import { useEffect } from 'react';

import { visitThing } from '~/portal/browser/kept-things';
import { itemOf } from '~/portal/lib/item';

import { useThings } from '../use-things';
import { ItemSurroundings } from './item-surroundings';
import styles from './item.module.css';

/** What has something in common with a project, below the facts in the page. Where the file does not come, they go without. */
export function ProjectMore({ id }: { id: string }) {
  const file = useThings();
  const things = file.state === 'here' ? file.content : {};
  const item = itemOf(things, id);
  useEffect(() => visitThing(id), [id]);
  return (
    item && (
      <div className={styles['details']}>
        <ItemSurroundings item={item} things={things} />
      </div>
    )
  );
}
