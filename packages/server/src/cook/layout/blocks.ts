import { randomBytes } from 'node:crypto';
import type { CookedBlock, Box, CookedPage } from '../types.ts';
import { boxFromFrame } from './frame.ts';
import { headingLevel } from './headings.ts';
import { gatherParagraphs } from './paragraphs.ts';
import { isNoise } from './quality.ts';
import type { Layout } from './types.ts';

/** A fresh block id: 32 random hex digits. */
export function blockId(): string {
  return randomBytes(16).toString('hex');
}

/** The text of a table as it is indexed: one line per row, a bar between cells. */
export function tableText(cells: readonly string[][]): string {
  return cells.map((row) => row.join(' | ')).join('\n');
}

function rounded(box: Box): Box {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { left: round(box.left), top: round(box.top), right: round(box.right), bottom: round(box.bottom) };
}

/** Turns a page, its headers and footers removed, into blocks. `body` is the file's usual font size. */
export function toPage(layout: Layout, body: number): CookedPage {
  const { index, width, height, rotation, textLayer, gaps } = layout;
  const blocks = layout.pieces.flatMap((piece): CookedBlock[] => {
    const place = (box: Box): Box => rounded(boxFromFrame(piece.direction, box, width, height));
    if (piece.kind === 'image') return [{ id: blockId(), type: 'image', box: rounded(piece.box), text: '' }];
    if (piece.kind === 'table') {
      const { box, cells } = piece.grid;
      return [{ id: blockId(), type: 'table', box: place(box), text: tableText(cells), cells }];
    }
    const paragraphs = gatherParagraphs(piece.lines, piece.column).filter(({ text }) => !isNoise(text));
    return paragraphs.map((paragraph) => {
      const level = headingLevel(paragraph, body);
      return {
        id: blockId(),
        type: 'paragraph',
        box: place(paragraph.box),
        text: paragraph.text,
        ...(level === undefined ? {} : { headingLevel: level }),
      };
    });
  });
  return { index, width, height, rotation, textLayer, blocks, ...(gaps.length > 0 && { gaps: gaps.map(rounded) }) };
}
