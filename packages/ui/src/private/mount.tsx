import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import '@tinystar/tokens/theme.css';

let mounted: { root: Root; host: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, host } of mounted) {
    flushSync(() => root.unmount());
    host.remove();
  }
  mounted = [];
});

/** Puts a component on the page for one test, with the theme's variables; `update` renders it again. */
export function mount(node: ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const update = (next: ReactNode) => flushSync(() => root.render(next));
  mounted.push({ root, host });
  update(node);
  return { host, update };
}
