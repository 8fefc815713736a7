import { Toaster } from '@tinystar/ui';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { SourceSlot } from '../workspace/SourceSlot.tsx';

/**
 * Around everything: what fails, what loads and what is said in passing has a place here. The page drawn at build time
 * stands in the same frame.
 */
export function FrontFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <SourceSlot>{children}</SourceSlot>
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </>
  );
}
