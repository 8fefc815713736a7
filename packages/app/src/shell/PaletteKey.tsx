import { GivesUp } from '@tinystar/features/shared';
import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(() => import('./Palette.tsx'));

/** Ctrl+K (⌘K) opens the palette from every page behind the login; it loads when it is first asked for. */
export function PaletteKey() {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (open === undefined) return null;
  return (
    <Suspense fallback={<GivesUp onGiveUp={() => setOpen(false)} />}>
      <Palette open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
