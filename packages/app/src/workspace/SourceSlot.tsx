import { GivesUp, SourceDrawerProvider, type SourceDrawerProps, type SourceTools } from '@tinystar/features/shared';
import { lazy, Suspense, type ReactNode } from 'react';

const load = () => import('@tinystar/features/sources');
const SourceDrawer = lazy(async () => ({ default: (await load()).SourceDrawer }));

function LazySourceDrawer(props: SourceDrawerProps) {
  return (
    <Suspense fallback={<GivesUp onGiveUp={props.onClose} onAwaited={props.onAwaited} />}>
      <SourceDrawer {...props} />
    </Suspense>
  );
}

const tools: SourceTools = {
  Drawer: LazySourceDrawer,
  drawPicture: async (picture) => (await load()).drawPagePicture(picture),
};

/** Lends the PDF viewer to whatever cites; it loads when the first source is opened or a picture of one is shown. */
export function SourceSlot({ children }: { children: ReactNode }) {
  return <SourceDrawerProvider value={tools}>{children}</SourceDrawerProvider>;
}
