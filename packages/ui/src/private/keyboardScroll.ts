/** Selects what takes focus. */
export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * One observer for all regions. React 18 cannot clean up refs, so a region is dropped when it is no longer in the
 * document.
 */
let watch: ResizeObserver | undefined;

/**
 * A ref for a scrolling region: makes it a tab stop while it overflows and holds nothing that takes focus,
 * so that the keyboard can scroll it; otherwise it stays out of the tab order.
 */
export function keyboardScroll(element: HTMLElement | null): void {
  if (!element) return;
  watch ??= new ResizeObserver((entries, self) => {
    for (const { target } of entries) {
      if (target instanceof HTMLElement && target.isConnected) update(target);
      else self.unobserve(target);
    }
  });
  update(element);
  watch.observe(element);
}

function update(element: HTMLElement) {
  const overflows = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (overflows && !element.querySelector(focusable)) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
}
