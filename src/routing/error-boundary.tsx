import { Component, type ReactNode } from 'react';
import { loadingState } from '../ui/loading-state.ts';
import { forgetFailedLoads } from './lazy-page.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  /** An error in one path must not stand in the way of the next. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  failedKey: string | undefined;
}

/** Keeps an error to its part of the page. What happened is reported by React itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, failedKey: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return state.failedKey === props.resetKey ? null : { failed: false, failedKey: props.resetKey };
  }

  override componentDidCatch(): void {
    loadingState.fail();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = (): void => {
    forgetFailedLoads();
    this.setState({ failed: false });
  };
}
