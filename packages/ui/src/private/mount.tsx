import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '@tinystar/tokens/theme.css';

/** Puts a component on the page for one test, with the theme's variables; `update` renders it again. */
export function mount(node: ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const update = (next: ReactNode) => flushSync(() => root.render(next));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    host.remove();
  });
  update(node);
  return { host, update };
}
