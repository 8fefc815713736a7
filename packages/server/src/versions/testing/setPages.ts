import type { CookedBlock, CookedPage } from '../../cook/index.ts';
import { newId } from '../../platform/database/columns.ts';
import { textOf, type Draft, type Part } from './draft.ts';

export interface SetDocument {
  pages: CookedPage[];
  /** Which part a block came from; a part that a page cuts has several. */
  partOf: Map<string, string>;
}

const MARGIN = 60;

/** A draft as the parser reads it once it is set: parts in columns, cut where a column ends. */
export function setPages({ parts, layout: { width, height, columns, size } }: Draft): SetDocument {
  const gap = 20;
  const column = (width - 2 * MARGIN - gap * (columns - 1)) / columns;
  const line = size * 1.5;
  const inLine = Math.floor(column / size);
  const pages: CookedPage[] = [];
  const partOf = new Map<string, string>();
  let at = columns - 1;
  let y = height;
  const next = () => {
    at = (at + 1) % columns;
    y = MARGIN;
    if (at === 0) pages.push({ index: pages.length + 1, width, height, rotation: 0, textLayer: 'ok', blocks: [] });
  };
  const put = (part: Part, tall: number, content: Pick<CookedBlock, 'text' | 'cells'>) => {
    const left = MARGIN + at * (column + gap);
    const wide = part.kind === 'picture' ? tall * part.form! : column;
    const box = { left, top: y, right: left + wide, bottom: y + tall };
    const type = part.kind === 'table' ? 'table' : part.kind === 'picture' ? 'image' : 'paragraph';
    const block = { id: newId(), type, box, ...content, ...(part.level && { headingLevel: part.level }) } as const;
    pages.at(-1)!.blocks.push(block);
    partOf.set(block.id, part.id);
    y += tall + size;
  };
  for (const part of parts) {
    const rows: readonly (string | string[])[] =
      part.cells ?? (part.kind === 'picture' ? [''] : linesOf(part.text, inLine));
    const each = part.kind === 'picture' ? size * 10 : line;
    for (let from = 0; from < rows.length;) {
      let fit = Math.floor((height - MARGIN - y) / each);
      if (fit < 1) next();
      fit = Math.max(1, Math.floor((height - MARGIN - y) / each));
      const some = rows.slice(from, from + fit);
      const cells = part.cells?.slice(from, from + fit);
      put(part, some.length * each, cells ? { text: textOf(cells), cells } : { text: some.join('') });
      from += fit;
    }
  }
  return { pages, partOf };
}

const linesOf = (text: string, inLine: number): string[] =>
  Array.from({ length: Math.ceil(text.length / inLine) }, (_, at) => text.slice(at * inLine, (at + 1) * inLine));
