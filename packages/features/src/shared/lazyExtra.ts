import { lazy, type ComponentType } from 'react';

/** A part that loads when it is first shown and that nobody misses: where it cannot be loaded, nothing stands there. */
export const lazyExtra = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
