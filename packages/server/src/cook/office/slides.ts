import { DOMParser } from 'linkedom';
import { CookError } from '../failure.ts';
import type { Parts } from './archive.ts';
import { escape } from './html.ts';

const presentation = 'ppt/presentation.xml';
const titles = new Set(['title', 'ctrTitle']);
/** Number, date and foot of a slide, which say nothing of its content. */
const furniture = new Set(['sldNum', 'dt', 'ftr', 'hdr']);

/** The slides of a presentation in their order, as HTML: titles are headings, tables stay tables, notes stay out. */
export function slidesHtml(parts: Parts): string {
  const slides = slideNames(parts).flatMap((name) => {
    const part = parts.get(name);
    return part ? [slideHtml(parse(part))] : [];
  });
  return slides.filter((html) => html !== '').join('<hr>');
}

/** Names of the slides' parts, as the presentation orders them. */
function slideNames(parts: Parts): string[] {
  const main = parts.get(presentation);
  const relations = parts.get('ppt/_rels/presentation.xml.rels');
  if (!main || !relations) throw new CookError('broken');
  const targets = new Map(
    named(parse(relations), 'Relationship').map((each) => [each.getAttribute('Id'), each.getAttribute('Target') ?? '']),
  );
  return named(parse(main), 'p:sldId').map((slide) => {
    const target = targets.get(slide.getAttribute('r:id')) ?? '';
    return target.startsWith('/') ? target.slice(1) : `ppt/${target}`;
  });
}

function slideHtml(slide: Element): string {
  // Hidden from the audience.
  if (slide.getAttribute('show') === '0') return '';
  // Shapes of one slide follow each other in any depth of groups.
  const shapes = named(slide, 'p:sp', 'p:graphicFrame');
  const written = shapes.map((shape) => {
    const kind = named(shape, 'p:ph')[0]?.getAttribute('type') ?? '';
    if (furniture.has(kind)) return { title: false, html: '' };
    const table = named(shape, 'a:tbl')[0];
    if (table) return { title: false, html: tableHtml(table) };
    const title = titles.has(kind);
    const lines = named(shape, 'a:p')
      .map(textOf)
      .filter((text) => text !== '');
    if (title) return { title, html: lines.length > 0 ? `<h2>${escape(lines.join(' '))}</h2>` : '' };
    return { title, html: lines.map((text) => `<p>${escape(text)}</p>`).join('') };
  });
  // The title stands first, wherever the file has it.
  return [...written.filter(({ title }) => title), ...written.filter(({ title }) => !title)]
    .map(({ html }) => html)
    .join('');
}

function tableHtml(table: Element): string {
  const rows = named(table, 'a:tr').map((row) =>
    named(row, 'a:tc').map((cell) => `<td>${escape(named(cell, 'a:p').map(textOf).join(' ').trim())}</td>`),
  );
  return `<table>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`;
}

function textOf(paragraph: Element): string {
  return named(paragraph, 'a:t', 'a:br')
    .map((part) => (part.nodeName === 'a:br' ? ' ' : (part.textContent ?? '')))
    .join('')
    .trim();
}

/** The root element of a part. */
function parse(part: Buffer): Element {
  const root = new DOMParser().parseFromString(part.toString('utf8'), 'text/xml')
    .documentElement as unknown as Element | null;
  if (!root) throw new CookError('broken');
  return root;
}

/** All elements below with one of these names, in the order of the file. */
function named(parent: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  const walk = (node: Element): void => {
    for (const child of node.children) {
      if (names.includes(child.nodeName)) found.push(child);
      walk(child);
    }
  };
  walk(parent);
  return found;
}
