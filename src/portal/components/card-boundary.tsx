import { Component, type ReactNode } from 'react';

import { reloadAfterDomError } from '~/portal/browser/reload-if-stale';

type Props = { failure: string; children: ReactNode };
type State = { failed: boolean; address: string | undefined };

/**
 * Shows a message instead of children that fail to render, so that the rest of the page still works. Another
 * address renders them again.
 */
export class CardBoundary extends Component<Props, State> {
  override state: State = { failed: false, address: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(_props: Props, { address }: State): State | null {
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
