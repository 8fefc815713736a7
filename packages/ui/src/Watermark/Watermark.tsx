import { useId, useLayoutEffect, useRef } from 'react';
import { restore } from './restore.ts';
import { watermark } from './Watermark.css.ts';
import { watermarkCopy } from './copy.ts';

export interface WatermarkProps {
  /** What is repeated over the page. @default '内容由AI生成仅供参考' */
  text?: string;
}

const gap = { x: 600, y: 225 } as const;

/**
 * Repeats a notice behind the content of its positioned parent, and puts itself back when somebody removes or changes it.
 * A drawing in the page rather than a background: it is printed, follows the theme by itself and needs no image to be decoded.
 */
export function Watermark({ text = watermarkCopy.text }: WatermarkProps) {
  const layer = useRef<SVGSVGElement>(null);
  const id = useId();
  useLayoutEffect(() => (layer.current ? restore(layer.current) : undefined), [text, id]);
  return (
    <svg key={text} ref={layer} aria-hidden className={watermark} width="100%" height="100%">
      <pattern id={id} width={gap.x} height={gap.y * 2} patternUnits="userSpaceOnUse">
        <text transform={`translate(${gap.x / 4} ${gap.y / 2}) rotate(-35)`}>{text}</text>
        <text transform={`translate(${(gap.x * 3) / 4} ${gap.y * 1.5}) rotate(-35)`}>{text}</text>
      </pattern>
      <rect width="100%" height="100%" fillOpacity={1} fill={`url(#${id})`} />
    </svg>
  );
}
