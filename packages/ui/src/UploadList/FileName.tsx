import { useLayoutEffect, useRef, useState } from 'react';
import { nameLine, stem, tail } from './UploadList.css.ts';

/** Characters before the extension that stay readable. */
const KEPT = 4;

/** A file name that is shortened in the middle, so that its extension stays readable. */
export function FileName({ name }: { name: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<number>();
  const characters = Array.from(name);
  const dot = name.lastIndexOf('.');
  const kept = dot > 0 ? Array.from(name.slice(dot)).length + KEPT : KEPT + 2;
  const split = Math.max(0, characters.length - kept);
  const head = characters.slice(0, split).join('');

  useLayoutEffect(() => {
    const element = line.current;
    const end = element?.lastElementChild;
    if (!element || !(end instanceof HTMLElement)) return;
    const fit = () => setRoom(widthOfStem(element, head, element.clientWidth - end.offsetWidth));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);

  return (
    <span ref={line} className={nameLine} title={name}>
      <span className={stem} style={room === undefined ? undefined : { maxInlineSize: room }}>
        {head}
      </span>
      <span className={tail}>{characters.slice(split).join('')}</span>
    </span>
  );
}

/**
 * How wide a shortened stem is when it ends right behind a character: left to fill its room it would leave up to a
 * whole character between the ellipsis and the tail. Measured in the line itself, whose spacing between scripts a
 * canvas does not know. Undefined when the text fits. CSS px.
 */
function widthOfStem(line: HTMLElement, text: string, room: number): number | undefined {
  const probe = document.createElement('span');
  probe.ariaHidden = 'true';
  probe.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
  line.append(probe);
  const widthOf = (part: string) => {
    probe.textContent = part;
    return probe.getBoundingClientRect().width;
  };
  const characters = Array.from(text);
  const shortened = (count: number) => widthOf(`${characters.slice(0, count).join('')}…`);
  let low = 0;
  let high = characters.length;
  const fits = room <= 0 || widthOf(text) <= room;
  while (!fits && low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (shortened(middle) <= room) low = middle;
    else high = middle - 1;
  }
  const width = fits ? undefined : Math.min(room, Math.ceil(shortened(low)));
  probe.remove();
  return width;
}
