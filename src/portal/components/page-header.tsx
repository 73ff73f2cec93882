import type { ReactNode } from 'react';

import { ColorIcon } from './color-icon';
import styles from './page-header.module.css';

/** A screen's head: icon, title, the metaphor in plain words. The title takes the focus on navigation. */
export function PageHeader({
  colorIcon,
  title,
  subtitle,
  aside,
}: {
  colorIcon: string;
  title: string;
  subtitle: string;
  aside?: ReactNode;
}) {
  return (
    <header className={styles['header']}>
      <ColorIcon name={colorIcon} size={32} />
      <div className={styles['names']}>
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles['subtitle']}>{subtitle}</p>
      </div>
      {aside}
    </header>
  );
}
