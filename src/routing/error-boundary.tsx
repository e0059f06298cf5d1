import { Component, type ReactNode } from 'react';
import { loadingState } from '../ui/loading-state.ts';
import { forgetFailedLoads } from './lazy-page.tsx';
import { CodeNotLoaded } from './lazy-part.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (retry: () => void, isCodeMissing: boolean) => ReactNode;
  /** Resets the error when it changes: an error on one path must not affect the next. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** The page itself is fine, but one of its files failed to load. */
  isCodeMissing: boolean;
  failedKey: unknown;
}

/** Confines an error to its part of the page. React itself reports it. */
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
