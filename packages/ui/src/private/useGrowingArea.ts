import { useLayoutEffect, type RefObject } from 'react';

/** Grows a text area with its text where the browser has no `field-sizing`; its least and most height stay in CSS. */
export function useGrowingArea(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [area, text]);
}
