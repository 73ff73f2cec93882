import { Component, type ReactNode } from 'react';

type Props = {
  /** Another value renders the children again after an error. */ resetKey: unknown;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null; resetKey: unknown };

/** Renders a fallback in place of children that fail to render. The renderer does not catch their errors. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, before: State): State | null {
    return resetKey === before.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
