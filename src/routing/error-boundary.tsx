import { Component, type ReactNode } from 'react';
import { loadingState } from '../ui/loading-state.ts';
import { forgetFailedLoads } from './lazy-page.tsx';
import { CodeNotLoaded } from './lazy-part.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (retry: () => void, isCodeMissing: boolean) => ReactNode;
  /** An error in one path must not stand in the way of the next. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** Nothing is wrong with the page: a file of it did not come. */
  isCodeMissing: boolean;
  failedKey: unknown;
}

/** Keeps an error to its part of the page. What happened is reported by React itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, isCodeMissing: false, failedKey: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, isCodeMissing: error instanceof CodeNotLoaded };
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
    const { failed, isCodeMissing } = this.state;
    return failed ? this.props.fallback(this.retry, isCodeMissing) : this.props.children;
  }

  private readonly retry = (): void => {
    forgetFailedLoads();
    this.setState({ failed: false });
  };
}
