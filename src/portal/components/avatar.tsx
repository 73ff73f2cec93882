import { useState } from 'react';

import styles from './avatar.module.css';

/** A portrait, or initials if there is none or it does not load. */
export function Avatar({
  initials,
  name,
  size,
  src,
}: {
  initials: string;
  /** The alternative text; empty if the name is beside it. */
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
      // The image may have failed before hydration, when no `error` event is handled.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      src={src}
      width={96}
    />
  );
}
