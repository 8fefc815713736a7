import { useEffect, useState } from 'react';

/** How far below the top of its scroller a heading counts as reached, in px. */
const reach = 96;

function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  }
  return document.documentElement;
}

function place(ids: readonly string[]): string | undefined {
  const targets = ids.flatMap((id) => document.getElementById(id) ?? []);
  const first = targets[0];
  if (!first) return undefined;
  const scroller = scrollerOf(first);
  const page = scroller === document.documentElement;
  const top = page ? 0 : scroller.getBoundingClientRect().top;
  // At the very end the last heading may never reach the top.
  const atEnd = scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  if (atEnd) return targets.at(-1)?.id;
  return (targets.findLast((target) => target.getBoundingClientRect().top <= top + reach) ?? first).id;
}

/** The id of the section being read: the last one whose start has passed the top of what scrolls it. */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join('\n');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(place(key.split('\n'))));
    };
    look();
    // Scroll events do not bubble, but they are captured: whichever ancestor scrolls is heard.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [key]);
  return current;
}
