import { useState } from 'react';

import styles from './avatar.module.css';

/** A portrait; the person's initials where there is none or where it does not load. */
export function Avatar({
  initials,
  name,
  size,
  src,
}: {
  initials: string;
  /** What the picture is called for those who do not see it; empty where the name stands beside it. */
  name: string;
  size: 'small' | 'large';
  src: string | null;
}) {
  const [failed, setFailed] = useState(false);
  const spoken = name === '' ? { 'aria-hidden': true } : { 'aria-label': name, role: 'img' };
  if (src === null || failed) {
    return (
      <span className={styles['avatar']} data-size={size} {...spoken}>
        {initials}
      </span>
    );
  }
  return (
    <img
      alt={name}
      className={styles['avatar']}
      data-size={size}
      height={96}
      onError={() => setFailed(true)}
      // It may have failed before React arrived to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      src={src}
      width={96}
    />
  );
}
