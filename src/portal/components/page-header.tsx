import type { ReactNode } from 'react';

import { ColorIcon } from './color-icon';
import styles from './page-header.module.css';

/** The header of a screen: icon, title and a subtitle. The title receives the focus after navigation. */
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
