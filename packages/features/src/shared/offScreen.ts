import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as css from './offScreen.css.ts';

/** Shows something where nobody sees it for as long as it is read. */
export async function offScreen<T>(shown: ReactNode, read: (element: HTMLElement) => T | Promise<T>): Promise<T> {
  const place = document.createElement('div');
  place.className = css.place;
  place.inert = true;
  document.body.append(place);
  const root = createRoot(place);
  try {
    // Not while React is still at work on what asked for it.
    await new Promise((done) => setTimeout(done));
    flushSync(() => root.render(shown));
    return await read(place);
  } finally {
    root.unmount();
    place.remove();
  }
}
