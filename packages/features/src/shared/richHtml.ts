/** What other programs take of a text; everything else is the page's own dress. */
const KEPT = new Set(
  'P H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE TABLE THEAD TBODY TR TH TD STRONG EM DEL A BR HR SUB SUP'.split(
    ' ',
  ),
);
const GONE = 'button, svg, script, style, figcaption, [data-cite], [aria-hidden="true"]';
const CITED = /\s?\[\d{1,3}(?:[,，、]\s*\d{1,3})*\]/g;

/** A drawn Markdown text as HTML without classes, tools and the numbers of sources. */
export function richHtml(shown: Element): string {
  const page = document.implementation.createHTMLDocument();
  page.body.append(...partsOf(shown, page));
  return page.body.innerHTML;
}

function partsOf(element: Element, page: Document): Node[] {
  return [...element.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) {
      const isCode = node.parentElement?.closest('pre, code') !== null;
      return [page.createTextNode(isCode ? node.data : node.data.replace(CITED, '').replaceAll('\u2060', ''))];
    }
    if (!(node instanceof HTMLElement) || node.matches(GONE)) return [];
    if (node instanceof HTMLImageElement) return [page.createTextNode(node.alt)];
    if (node instanceof HTMLInputElement) return [page.createTextNode(node.checked ? '☑ ' : '☐ ')];
    const parts = partsOf(node, page);
    if (!KEPT.has(node.tagName)) return parts;
    const copy = page.createElement(node.tagName);
    if (node instanceof HTMLAnchorElement) copy.setAttribute('href', node.href);
    if (node instanceof HTMLOListElement && node.start !== 1) copy.setAttribute('start', String(node.start));
    copy.append(...parts);
    return [copy];
  });
}
