import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface RowBoundaryProps {
  /** As it was read; when it is read again it is tried again. */
  row: unknown;
  children: ReactNode;
}

/** A row that cannot be shown takes nothing down but itself. */
export function RowBoundary({ row, children }: RowBoundaryProps) {
  return (
    <ErrorBoundary resetKey={row} fallback={() => null}>
      {children}
    </ErrorBoundary>
  );
}
