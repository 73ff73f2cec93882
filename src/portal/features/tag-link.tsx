import type { ReactNode } from 'react';

import { Link } from '~/portal/browser/router';
import { tagAddress } from '~/portal/addresses/screens';
import { useAddress } from '~/portal/i18n/t';
import styles from './tag-link.module.css';

/** A tag that links to the roles that prove it. */
export function TagLink({ tag, children = tag }: { tag: string; children?: ReactNode }) {
  const experience = useAddress()('experience');
  return (
    // Most of them are names of technologies.
    <Link className={styles['tag']} to={tagAddress(experience, tag)} translate="no">
      {children}
    </Link>
  );
}

/** A list of tags, in lines. */
export const Tags = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label} className={styles['tags']} data-tags="">
    {children}
  </ul>
);

/** The tags of a resource; nothing without tags. */
export const TagList = ({ label, tags }: { label: string; tags: readonly string[] }) =>
  tags.length > 0 && (
    <Tags label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink tag={tag} />
        </li>
      ))}
    </Tags>
  );
