import type { ReactNode } from 'react';
import { guardCopy } from './copy.ts';

/** Sets the window's title while its page is shown. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{guardCopy.windowTitle(title)}</title>
      {children}
    </>
  );
}
