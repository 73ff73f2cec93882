import { useId, type ReactNode } from 'react';

import styles from './card.module.css';
import { CardBoundary } from './card-boundary';

type Props = {
  title: string;
  /** Its area in the page's grid, and its anchor. */
  area?: string;
  /** The message if the content fails to render. */
  failure: string;
  children: ReactNode;
};

/**
 * A titled section of a page. An error in its content, which is a separate component, stays inside the card.
 */
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
