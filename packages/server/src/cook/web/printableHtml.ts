const kept = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li table caption thead tbody tfoot tr td th blockquote pre code strong em b i u s br hr sub sup figure figcaption dl dt dd'.split(
    ' ',
  ),
);
const dropped = new Set(
  'script style template noscript iframe object embed svg math canvas video audio picture source img link meta base form input button select textarea nav dialog head title'.split(
    ' ',
  ),
);
const alone = new Set(['br', 'hr']);
const deepest = 200;

const style = `
  @page { size: A4; margin: 20mm 18mm; }
  body { font: 11pt/1.75 'Noto Sans CJK SC', 'Source Han Sans SC', 'Microsoft YaHei', 'PingFang SC', sans-serif; color: #1c1e21; }
  h1 { font-size: 19pt; line-height: 1.35; } h2 { font-size: 15pt; } h3, h4, h5, h6 { font-size: 12.5pt; }
  h1, h2, h3, h4, h5, h6, caption { break-after: avoid; }
  table { border-collapse: collapse; width: 100%; margin: 8pt 0; } tr { break-inside: avoid; }
  td, th { border: 0.6pt solid #8a9099; padding: 4pt 6pt; vertical-align: top; text-align: start; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 9.5pt; } body { overflow-wrap: anywhere; }
  blockquote { margin: 0; padding-left: 10pt; border-left: 2pt solid #c4c9d0; }
  .from { color: #5b626b; font-size: 8.5pt; }
`;

/**
 * Writes a page anew from its text and its structure. Only listed elements and the two span attributes of table cells
 * come through; links become their text. So nothing that loads, runs or styles can be left.
 */
export function printableHtml(body: Element, title: string, address: string): string {
  const own = titleIn(body, title);
  const heading = body.querySelector('h1') ? '' : `<h1>${escape(own?.textContent ?? title)}</h1>`;
  if (heading) own?.remove();
  return [
    '<!doctype html><html lang="zh"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escape(title)}</title><style>${style}</style></head><body>`,
    heading,
    `<p class="from">${escape(address)}</p>`,
    childrenOf(body, 0),
    '</body></html>',
  ].join('');
}

/**
 * The heading in which a page without an h1 says its own title, which would stand there twice: Readability lowers the
 * only h1 of an article to h2. The title may go on with the name of the site.
 */
function titleIn(body: Element, title: string): Element | null {
  const first = body.querySelector('h1, h2, h3');
  const words = squeezed(first?.textContent ?? '');
  const rest = squeezed(title).slice(words.length);
  return words !== '' && squeezed(title).startsWith(words) && /^$|^[-_|·–—:：]/.test(rest) ? first : null;
}

const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

function childrenOf(parent: Node, depth: number): string {
  if (depth > deepest) return escape(parent.textContent ?? '');
  return Array.from(parent.childNodes, (child) => nodeOf(child, depth + 1)).join('');
}

function nodeOf(node: Node, depth: number): string {
  if (node.nodeType === 3) return escape(node.textContent ?? '');
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  const name = element.localName.toLowerCase();
  if (dropped.has(name) || element.hasAttribute('hidden')) return '';
  if (alone.has(name)) return `<${name}>`;
  if (!kept.has(name)) return isBlock(name) ? `<div>${childrenOf(element, depth)}</div>` : childrenOf(element, depth);
  return `<${name}${spans(element)}>${childrenOf(element, depth)}</${name}>`;
}

const isBlock = (name: string): boolean =>
  /^(div|section|article|main|header|footer|aside|address|details|summary|center)$/.test(name);

function spans(element: Element): string {
  return ['colspan', 'rowspan']
    .map((name) => [name, Number(element.getAttribute(name))] as const)
    .filter(([, value]) => Number.isInteger(value) && value > 1 && value <= 100)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

const escape = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
