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
    const fit = () => setRoom(widthOfStem(head, element.clientWidth - end.offsetWidth, getComputedStyle(element)));
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

let pen: CanvasRenderingContext2D | null | undefined;

/**
 * How wide a shortened stem is when it ends right behind a character: left to fill its room it would leave up to a
 * whole character between the ellipsis and the tail. Undefined when it fits. CSS px.
 */
function widthOfStem(text: string, room: number, { font }: CSSStyleDeclaration): number | undefined {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen || room <= 0) return undefined;
  pen.font = font;
  if (pen.measureText(text).width <= room) return undefined;
  const characters = Array.from(text);
  const widthOf = (count: number) => pen?.measureText(`${characters.slice(0, count).join('')}…`).width ?? 0;
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(middle) <= room) low = middle;
    else high = middle - 1;
  }
  return Math.min(room, Math.ceil(widthOf(low)));
}
