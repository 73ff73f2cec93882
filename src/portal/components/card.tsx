import { useId, type ReactNode } from 'react';

import styles from './card.module.css';
import { CardBoundary } from './card-boundary';

type Props = {
  title: string;
  /** Its place in the page's grid, for the page's stylesheet, and its anchor. */
  area?: string;
  /** Said in the content's place when it cannot be shown. */
  failure: string;
  children: ReactNode;
};

/** A titled part of a page. What breaks in its content, a component of its own, stays inside it. */
export function Card({ title, area, failure, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['card']} data-area={area} id={area}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      <CardBoundary failure={failure}>{children}</CardBoundary>
    </section>
  );
}
