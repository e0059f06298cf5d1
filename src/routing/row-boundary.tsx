import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface RowBoundaryProps {
  /** The row as read; when it is read again, rendering is retried. */
  row: unknown;
  children: ReactNode;
}

/** Confines a rendering error to one row. */
export function RowBoundary({ row, children }: RowBoundaryProps) {
  return (
    <ErrorBoundary resetKey={row} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
