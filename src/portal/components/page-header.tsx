import { useRef, type ReactNode } from 'react';

import { useFocusTarget } from '~/portal/browser/focus-targets';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusTarget('heading', () => heading.current);
  return (
    <header className={styles['header']}>
      <ColorIcon name={colorIcon} size={32} />
      <div className={styles['names']}>
        <h1 className={styles['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles['subtitle']}>{subtitle}</p>
      </div>
      {aside}
    </header>
  );
}
