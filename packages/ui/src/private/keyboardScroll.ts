const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * A ref for a scrolling region: makes it a tab stop while it overflows and holds nothing that takes focus,
 * so that the keyboard can scroll it; otherwise it stays out of the tab order.
 */
export function keyboardScroll(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const update = () => {
    const overflows = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (overflows && !element.querySelector(focusable)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  return () => observer.disconnect();
}
