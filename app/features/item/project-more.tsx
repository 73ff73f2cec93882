import { useEffect } from 'react';

import { visitThing } from '~/browser/kept-things';
import { useFile } from '~/browser/use-file';
import { inLanguage, THINGS_FILE } from '~/domain/exports';
import { itemOf, type Things } from '~/domain/item';
import { useLanguage } from '~/i18n/t';

import { ItemCommands } from './item-commands';
import { ItemSurroundings } from './item-surroundings';
import styles from './item.module.css';

/** What the details of a project have beyond the facts in the page. Where the file does not come, they go without. */
export function ProjectMore({ id }: { id: string }) {
  const file = useFile(inLanguage(THINGS_FILE, useLanguage()), 0);
  const things = file.state === 'here' ? (JSON.parse(file.content) as Things) : {};
  const item = itemOf(things, id);
  useEffect(() => visitThing(id), [id]);
  return (
    item && (
      <div className={styles['details']}>
        <ItemCommands item={item} />
        <ItemSurroundings item={item} things={things} />
      </div>
    )
  );
}
