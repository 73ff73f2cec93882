import { Component, type ReactNode } from 'react';

type Props = { failure: string; children: ReactNode };

/** Shows a message instead of children that fail to render, so that the rest of the page still works. */
export class CardBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.failure}</p> : this.props.children;
  }
}
