import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef } from 'react';
import { pattern, watermark } from './Watermark.css.ts';

export interface WatermarkProps {
  /** @default '内容由AI生成仅供参考' */
  text?: string;
}

const gap = { x: 600, y: 225 } as const;
const images = new Map<string, string>();

/** One tile of 600 × 225 px with the text twice, half a tile apart, turned by −35°. */
function imageOf(text: string): string {
  const known = images.get(text);
  if (known) return known;
  const safe = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const at = (x: number, y: number) => `<text transform="translate(${x} ${y}) rotate(-35)">${safe}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${gap.x}" height="${gap.y * 2}" font-size="14" font-family="sans-serif" text-anchor="middle">${at(gap.x / 4, gap.y / 2)}${at((gap.x * 3) / 4, gap.y * 1.5)}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  images.set(text, image);
  return image;
}

/** Repeats a notice behind the content of its positioned parent, and puts itself back when somebody removes it. */
export function Watermark({ text = '内容由AI生成仅供参考' }: WatermarkProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const guard = new MutationObserver(() => {
      if (element.parentElement !== parent) parent.append(element);
    });
    guard.observe(parent, { childList: true });
    return () => guard.disconnect();
  }, []);
  return <div ref={layer} aria-hidden className={watermark} style={assignInlineVars({ [pattern]: imageOf(text) })} />;
}
