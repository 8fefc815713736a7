import { selects } from './selects.ts';

/**
 * Calls `release` when the reader takes the list into his own hand otherwise than by scrolling up: a key that leads up,
 * the scroll bar, a selection.
 */
export function onReleased(scroller: HTMLElement, release: () => void, signal: AbortSignal): void {
  const on = { signal, passive: true };
  scroller.addEventListener('keydown', (event) => ['PageUp', 'Home', 'ArrowUp'].includes(event.key) && release(), on);
  // A press on the scroll bar is a press on the scroller itself.
  scroller.addEventListener('pointerdown', (event) => event.target === scroller && release(), on);
  document.addEventListener('selectionchange', () => selects(scroller) && release(), on);
}
