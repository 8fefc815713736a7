import { decodePage } from '../text/decode.ts';
import { documentOf } from '../web/documentOf.ts';
import { escape } from './html.ts';

const dropped =
  'script,style,template,noscript,iframe,object,embed,svg,math,canvas,video,audio,img,picture,link,meta,form,button,select,textarea,nav,dialog,title,[hidden]';
const whole = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ul', 'ol', 'pre', 'dt', 'dd', 'figcaption']);

/**
 * A page that somebody has saved, as the flat sequence of headings, paragraphs, lists and tables that it holds. Unlike a
 * captured page it is taken whole: who uploads it has chosen it.
 */
export function flatHtml(file: Buffer): string {
  const document = documentOf(decodePage(file, undefined));
  for (const element of document.querySelectorAll(dropped)) element.remove();
  const flat: string[] = [];
  let loose = '';
  const endLoose = (): void => {
    if (loose.trim() !== '') flat.push(`<p>${escape(loose)}</p>`);
    loose = '';
  };
  const walk = (parent: Node): void => {
    for (const node of parent.childNodes) {
      const name = node.nodeName.toLowerCase();
      if (node.nodeType === 3) loose += node.textContent ?? '';
      else if (whole.has(name)) {
        endLoose();
        flat.push(name === 'pre' ? linesOf(node) : (node as Element).outerHTML);
      } else if (node.nodeType === 1 && hasBlocks(node as Element)) {
        endLoose();
        walk(node);
        endLoose();
      } else if (name === 'br') endLoose();
      else if (node.nodeType === 1) loose += node.textContent ?? '';
    }
  };
  walk(document.body);
  endLoose();
  return flat.join('');
}

const linesOf = (pre: Node): string =>
  (pre.textContent ?? '')
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escape(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const blocks = 'p,h1,h2,h3,h4,h5,h6,table,ul,ol,pre,dl,div,section,article,blockquote,br';

/** Whether an element stands for itself, or is only the words in a line. */
const hasBlocks = (element: Element): boolean =>
  /^(div|section|article|main|header|footer|aside|blockquote|figure|dl|details|center)$/i.test(element.nodeName) ||
  element.querySelector(blocks) !== null;
