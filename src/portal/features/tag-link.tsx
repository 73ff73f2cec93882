import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { tagAddress } from '~/portal/lib/screens';
import { useAddress } from '~/portal/i18n/address';

import styles from './tag-link.module.css';

/** A tag that links to the roles that prove it. */
export function TagLink({ tag, children = tag }: { tag: string; children?: ReactNode }) {
  const experience = useAddress()('experience');
  return (
    // By default the router adds an attribute that only its framework mode uses. A page has dozens of tags.
    // Most of them are names of technologies.
    <Link className={styles['tag']} discover="none" to={tagAddress(experience, tag)} translate="no">
      {children}
    </Link>
  );
}
