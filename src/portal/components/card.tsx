import { useId, type ReactNode, Component } from 'react';
import styles from './card.module.css';
import { reloadAfterDomError } from '~/portal/browser/reload-if-stale';

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

type BoundaryProps = { failure: string; children: ReactNode };
type State = { failed: boolean; address: string | undefined };

/**
 * Shows a message instead of children that fail to render, so that the rest of the page still works. Another
 * address renders them again.
 */
export class CardBoundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, address: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(_props: BoundaryProps, { address }: State): State | null {
    // The renderer has no location.
    const current = globalThis.location?.href;
    return current === address ? null : { failed: false, address: current };
  }

  override componentDidCatch(error: unknown) {
    reloadAfterDomError(error);
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.failure}</p> : this.props.children;
  }
}
