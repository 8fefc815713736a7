import { GivesUp, SourceDrawerProvider, type SourceDrawerProps } from '@tinystar/features/shared';
import { lazy, Suspense, type ReactNode } from 'react';

const SourceDrawer = lazy(async () => ({ default: (await import('@tinystar/features/sources')).SourceDrawer }));

function LazySourceDrawer(props: SourceDrawerProps) {
  return (
    <Suspense fallback={<GivesUp onGiveUp={props.onClose} onAwaited={props.onAwaited} />}>
      <SourceDrawer {...props} />
    </Suspense>
  );
}

/** Lends the PDF viewer to whatever cites; it loads when the first source is opened. */
export function SourceSlot({ children }: { children: ReactNode }) {
  return <SourceDrawerProvider value={LazySourceDrawer}>{children}</SourceDrawerProvider>;
}
