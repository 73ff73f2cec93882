import { TagLink } from './tag-link';
import styles from './tag-list.module.css';

/** The tags of a resource; nothing without tags. */
export const TagList = ({ label, tags }: { label: string; tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul data-tags="" aria-label={label} className={styles['tags']}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  );
