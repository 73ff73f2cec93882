import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { tagAddress } from '~/portal/lib/screens';
import { useAddress } from '~/portal/i18n/address';

import styles from './tag-link.module.css';

/** A tag that links to the roles that prove it. */
export function TagLink({ tag, children = tag }: { tag: string; children?: ReactNode }) {
  const experience = useAddress()('experience');
  return (
    <Link className={styles['tag']} discover="none" to={tagAddress(experience, tag)}>
      {children}
    </Link>
  );
}
