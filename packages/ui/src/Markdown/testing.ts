import * as css from './Markdown.css.ts';
import { MarkdownStream } from './markdownStream.ts';

/** A document in a fresh element, for tests. */
export function makeStream(math = true): { host: HTMLElement; stream: MarkdownStream } {
  const host = document.createElement('div');
  return { host, stream: new MarkdownStream(host, { classes: css, math, imageHosts: ['cdn.example'] }) };
}

/** What a text becomes: bare tags with the attributes that carry meaning. */
export function rendered(text: string, chunk = 0): string {
  const { host, stream } = makeStream();
  if (chunk > 0) for (let end = chunk; end < text.length; end += chunk) stream.set(text.slice(0, end), true);
  stream.set(text, false);
  return outline(host);
}

const KEPT = ['href', 'src', 'alt', 'start', 'data-align', 'data-cite', 'checked'];

/** The content of an element as bare tags; frames, sections and buttons of the renderer are left out. */
export function outline(element: Element): string {
  let out = '';
  for (const node of element.childNodes) {
    if (node instanceof Text) out += node.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    if (!(node instanceof Element) || node.tagName === 'FIGCAPTION') continue;
    const tag = node.tagName.toLowerCase();
    if (tag === 'div' || tag === 'figure' || (tag === 'span' && node.closest('code'))) {
      out += outline(node);
      continue;
    }
    const attributes = KEPT.filter((name) => node.hasAttribute(name)).map(
      (name) => ` ${name}="${node.getAttribute(name)}"`,
    );
    out += `<${tag}${attributes.join('')}>${outline(node)}${/^(?:br|hr|img|input)$/.test(tag) ? '' : `</${tag}>`}`;
  }
  return out;
}
