/** Grows a text area to its text where the browser has no `field-sizing`; its least and most height stay in CSS. */
export function growArea(element: HTMLTextAreaElement | null) {
  if (!element || CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}
