import type { ReactNode } from 'react';

import { Button } from './button';
import styles from './empty-state.module.css';
import { Glyph } from './glyph';

/** Nothing to show, said in words, and the way back. */
export function EmptyState({
  text,
  action,
  onAction,
  children,
}: {
  text: string;
  action: string;
  onAction: () => void;
  children?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      <Glyph name="search-sparkle" size={40} />
      <p className={styles['text']}>{text}</p>
      {children}
      <Button
        onClick={() => {
          onAction();
          // The button goes with the emptiness.
          document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
        }}
      >
        {action}
      </Button>
    </div>
  );
}
