import type { ReactNode } from 'react';

import { Glyph } from './glyph';
import styles from './page-header.module.css';

/** A screen's head: icon, title, the metaphor in plain words. The title takes the focus on navigation. */
export function PageHeader({
  glyph,
  title,
  subtitle,
  aside,
}: {
  glyph: string;
  title: string;
  subtitle: string;
  aside?: ReactNode;
}) {
  return (
    <header className={styles['header']}>
      <Glyph name={glyph} size={32} />
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
