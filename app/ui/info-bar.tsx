import type { ReactNode } from 'react';

import InfoIcon from '@fluentui/svg-icons/icons/info_16_filled.svg?react';

import styles from './info-bar.module.css';

/** A quiet sentence that belongs to what it stands in. */
export function InfoBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles['bar']}>
      <InfoIcon />
      <p>{children}</p>
    </div>
  );
}
