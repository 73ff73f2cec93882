import type { ComponentType, ReactNode } from 'react';

import styles from './empty-state.module.css';

/** An empty state: a grey icon, one sentence, and an optional action. */
export function EmptyState({
  icon: Icon,
  text,
  children,
}: {
  /** 48 or 32 px. */ icon: ComponentType;
  text: string;
  /** One button or link. */ children?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      <Icon />
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  );
}
