import { useId, type ReactNode } from 'react';

import styles from './card.module.css';
import { CardBoundary } from './card-boundary';

type Props = {
  title: string;
  /** Said in the card's place when it cannot be shown. */
  failure: string;
  children: ReactNode;
};

/** A titled part of a page. What breaks inside it stays inside it. */
export function Card({ title, failure, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['card']}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      <CardBoundary failure={failure}>{children}</CardBoundary>
    </section>
  );
}
