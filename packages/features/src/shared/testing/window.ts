import { clearToasts } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

export interface TestWindow {
  /** Renders a page of its own into the emptied window: one left alive would go on acting on it unseen. */
  show(content: ReactNode): void;
  /** Gives the page that is shown another content. */
  update(content: ReactNode): void;
  /** Takes the page away before the test ends. */
  leave(): void;
}

/**
 * Takes everything out of the page but the place in which react-aria tells what happens: it is made once for all files,
 * and outside of the page nobody would hear it.
 */
export const emptyPage = (): void => {
  const parts = [...document.body.children].filter((part) => !part.hasAttribute('data-live-announcer'));
  for (const part of parts) part.remove();
};

/** A window that nobody empties by himself. */
export const openWindow = (): TestWindow => {
  let root: Root | undefined;
  const leave = () => {
    root?.unmount();
    root = undefined;
    emptyPage();
    // They are kept outside of the page, and the next test would take one for its own.
    clearToasts();
  };
  return {
    leave,
    update: (content) => root?.render(content),
    show(content) {
      leave();
      const host = document.createElement('div');
      document.body.append(host);
      root = createRoot(host);
      root.render(content);
    },
  };
};

/** The window of the tests of one file; after each test nothing is left in it. */
export const createWindow = (): TestWindow => {
  const window = openWindow();
  afterEach(window.leave);
  return window;
};
