import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

interface Props {
  /** The next value shows the children again after an error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown };
}

/** Shows its children, or the error with which they failed. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failure && resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <PageError error={failure.error} /> : this.props.children;
  }
}
