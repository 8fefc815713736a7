/** Runs in the page: what its reader cannot read, one line each, as it stands now. Shapes of lines: `clipped: …`. */
export const lostText = (): string[] => {
  const lost: string[] = [];
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > innerWidth + 1)
    lost.push(`the page is ${page.scrollWidth} px wide in a window of ${innerWidth}`);

  /** Text that only screen readers get is cut to one pixel on purpose. */
  const forReadersOnly = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  const inView: { words: string; box: DOMRect; floating: Element | null }[] = [];
  const floatingAbove = (element: Element) => {
    for (let above: Element | null = element; above; above = above.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(above).position)) return above;
    }
    return null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const element = node.parentElement;
    const words = node.data.trim();
    if (!element || words === '' || element.closest('script, style, noscript, svg, math, [data-open="false"]'))
      continue;
    if (element.matches(':not(:focus)[href^="#"]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      let box = line;
      let cut = '';
      for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
        const style = getComputedStyle(above);
        const frame = above.getBoundingClientRect();
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (forReadersOnly(frame)) {
          cut = 'for readers';
          break;
        }
        const scrolls = (value: string) => value === 'auto' || value === 'scroll';
        const wide = box.left < frame.left - 2 || box.right > frame.right + 2;
        // Glyph boxes are taller than the lines they stand on.
        const slack = box.height / 4;
        const tall = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
        const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if ((wide && !scrolls(style.overflowX) && !shortened) || (tall && !scrolls(style.overflowY) && !shortened)) {
          cut = above.className;
        }
        const left = Math.max(box.left, frame.left);
        const top = Math.max(box.top, frame.top);
        box = new DOMRect(left, top, Math.min(box.right, frame.right) - left, Math.min(box.bottom, frame.bottom) - top);
        if (cut || box.width <= 1 || box.height <= 1) break;
      }
      if (cut === 'for readers') break;
      if (cut) {
        lost.push(`clipped by .${cut}: ${words.slice(0, 40)}`);
        break;
      }
      if (box.width > 1 && box.height > 1) inView.push({ words, box, floating: floatingAbove(element) });
    }
  }
  for (const icon of document.querySelectorAll('button svg, a svg')) {
    const box = icon.getBoundingClientRect();
    const seen = icon.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (seen && box.width > 1) inView.push({ words: 'an icon', box, floating: floatingAbove(icon) });
  }
  for (const [at, one] of inView.entries()) {
    for (const other of inView.slice(at + 1)) {
      // What floats above the page may cover it; that is for scrolling.
      if (one.words === other.words || one.floating !== other.floating) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 4 && height > Math.min(one.box.height, other.box.height) * 0.4) {
        lost.push(`overlapping: ${one.words.slice(0, 24)} | ${other.words.slice(0, 24)}`);
      }
    }
  }
  return [...new Set(lost)];
};
