import type { ReactNode } from 'react';

/** Sets the window's title while its page is shown. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} - 小星`}</title>
      {children}
    </>
  );
}
