import { useLayoutEffect, useRef } from 'react';
import { nameLine, stem, tail } from './UploadList.css.ts';

/** Characters before the extension that stay readable. */
const KEPT = 4;

/** A file name that is shortened in the middle, so that its extension stays readable. */
export function FileName({ name }: { name: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const characters = Array.from(name);
  const dot = name.lastIndexOf('.');
  const kept = dot > 0 ? Array.from(name.slice(dot)).length + KEPT : KEPT + 2;
  const split = Math.max(0, characters.length - kept);

  useLayoutEffect(() => {
    const element = line.current;
    const head = element?.firstElementChild;
    if (!element || !(head instanceof HTMLElement)) return;
    const fit = () => closeGap(element, head);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    // Watches the parent, because the line itself does not grow when there is more space again.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [name]);

  return (
    <span ref={line} className={nameLine} title={name}>
      <span className={stem}>{characters.slice(0, split).join('')}</span>
      <span className={tail}>{characters.slice(split).join('')}</span>
    </span>
  );
}

/**
 * Ends a shortened stem right behind a character: left to fill its room it would leave up to a whole character between
 * the ellipsis and the tail. Measured in the line itself, whose spacing between scripts a canvas does not know.
 * Browsers draw no ellipsis where not even one character fits before it; the tail then brings its own.
 */
function closeGap(line: HTMLElement, head: HTMLElement): void {
  head.style.maxInlineSize = '';
  delete line.dataset.cut;
  if (head.scrollWidth <= head.clientWidth) return;
  const room = head.getBoundingClientRect().width;
  const characters = Array.from(head.textContent);
  const probe = document.createElement('span');
  probe.ariaHidden = 'true';
  probe.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
  line.append(probe);
  const shortened = (count: number) => {
    probe.textContent = `${characters.slice(0, count).join('')}…`;
    return probe.getBoundingClientRect().width;
  };
  let low = 0;
  let high = characters.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (shortened(middle) <= room) low = middle;
    else high = middle - 1;
  }
  const width = shortened(low);
  probe.remove();
  if (low === 0) line.dataset.cut = width <= room ? 'stem' : 'tail';
  else head.style.maxInlineSize = `${Math.min(room, Math.ceil(width))}px`;
}
