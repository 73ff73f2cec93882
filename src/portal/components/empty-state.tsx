import type { ComponentType, ReactNode } from 'react';

import styles from './empty-state.module.css';

/** Nothing to show: a grey icon that fits the subject, one sentence, and the way on where there is one. */
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
