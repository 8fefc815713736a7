import type { CookedBlock, CookedPage } from '../cook/types.ts';
import { sentencesOf } from './sentences.ts';
import { tableRows, type TableRows } from './tableRows.ts';

/** Where a stretch of a passage stands: `start` and `end` are offsets in the passage's text; page and box as cooked. */
export interface Span {
  blockId: string;
  page: number;
  box: CookedBlock['box'];
  start: number;
  end: number;
  /** Where words of the block stand that were read from a picture with little certainty. */
  doubtful?: readonly CookedBlock['box'][];
  /** Of a table: its rows in this stretch, so that an excerpt can show them under their heads. */
  table?: SpanTable;
}

/** The rows of a table inside a passage. `start` and `end` are offsets in the passage's text. */
export interface SpanTable {
  /** The names of the columns; empty for a table without any. */
  head: readonly string[];
  rows: { start: number; end: number; cells: readonly string[] }[];
}

/** What is found and cited: a few neighbouring blocks under one heading, or a stretch of one long block. */
export interface Passage {
  /** 0-based order in the document. */
  position: number;
  /** Document name and heading path, parted by ` › `. */
  title: string;
  text: string;
  /** In reading order; the first is the `reference_id`. */
  blockIds: string[];
  /** Physical pages, 1-based, ascending. */
  pages: number[];
  spans: Span[];
}

interface Unit {
  text: string;
  block: CookedBlock;
  page: number;
  /** A row of a table. */
  row?: { head: readonly string[]; cells: readonly string[] };
}

/** The table that ended a page: the next one goes on with its columns. */
interface LastTable {
  page: number;
  head: readonly string[];
}

const ENOUGH = 150;
const FULL = 450;
const PIECE = 300;

/**
 * Cuts a cooked document into passages of roughly 150 to 450 Han characters (Latin text counts less than half), never
 * across a heading. Give it only the blocks that may be found: disabled ones are left out by the caller.
 */
export function toPassages(documentName: string, pages: readonly CookedPage[]): Passage[] {
  const passages: Passage[] = [];
  const headings: { level: number; unit: Unit; bare: boolean }[] = [];
  let units: Unit[] = [];
  let lastTable: LastTable | undefined;
  const flush = () => {
    if (units.length > 0)
      passages.push(
        passageOf(
          passages.length,
          titleOf(
            documentName,
            headings.map((h) => h.unit.text),
          ),
          units,
        ),
      );
    units = [];
  };
  const closeHeadings = (level: number) => {
    flush();
    while (headings.length > 0 && (headings.at(-1)?.level ?? 0) >= level) {
      const closed = headings.pop();
      if (!closed?.bare) continue;
      units = [closed.unit];
      flush();
    }
  };
  for (const page of pages) {
    for (const block of page.blocks) {
      if (block.headingLevel && block.text.trim()) {
        closeHeadings(block.headingLevel);
        headings.push({
          level: block.headingLevel,
          unit: { text: oneLine(block.text), block, page: page.index },
          bare: true,
        });
        lastTable = undefined;
        continue;
      }
      const continued = lastTable && lastTable.page === page.index - 1 ? lastTable.head : [];
      const table = block.type === 'table' && block.cells ? tableRows(block.cells, continued) : undefined;
      if (table || block.text.trim()) lastTable = table && { page: page.index, head: table.head };
      for (const unit of table ? rowUnits(table, block, page.index) : textUnits(block, page.index)) {
        for (const heading of headings) heading.bare = false;
        const size = units.reduce((sum, each) => sum + widthOf(each.text), 0);
        const next = widthOf(unit.text);
        if (size + next > FULL || (size >= ENOUGH && next >= ENOUGH)) flush();
        units.push(unit);
      }
    }
  }
  closeHeadings(0);
  return passages;
}

/** Length as a reader feels it: a Han character counts 1, any other 0.45. */
export function widthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han + (text.length - han) * 0.45;
}

function textUnits(block: CookedBlock, page: number): Unit[] {
  return piecesOf(block.text).map((text) => ({ text, block, page }));
}

/** A row too long for one passage comes in pieces, which are text like any other. */
function rowUnits({ head, rows }: TableRows, block: CookedBlock, page: number): Unit[] {
  return rows.flatMap(({ text, cells }): Unit[] => {
    const pieces = piecesOf(text);
    return pieces.map((piece) => ({ text: piece, block, page, ...(pieces.length === 1 && { row: { head, cells } }) }));
  });
}

function piecesOf(line: string): string[] {
  const text = line.trim();
  if (!text) return [];
  return widthOf(text) <= FULL ? [text] : pack(sentencesOf(text).flatMap(cut));
}

/** Joins sentences into pieces of about 300. */
function pack(sentences: string[]): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentences) {
    if (piece && widthOf(piece) + widthOf(sentence) > PIECE) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += sentence;
  }
  if (piece.trim()) pieces.push(piece.trim());
  return pieces;
}

/** Cuts a sentence that is longer than a passage at commas or spaces, or hard when it has none. */
function cut(sentence: string): string[] {
  if (widthOf(sentence) <= FULL) return [sentence];
  const parts: string[] = [];
  let part = '';
  for (const bit of sentence.split(/(?<=[，,;；、\s])/)) {
    for (let at = 0; at < bit.length; at += FULL) {
      const slice = bit.slice(at, at + FULL);
      if (part && widthOf(part) + widthOf(slice) > PIECE) {
        parts.push(part);
        part = '';
      }
      part += slice;
    }
  }
  if (part) parts.push(part);
  return parts;
}

function passageOf(position: number, title: string, units: readonly Unit[]): Passage {
  let text = '';
  const spans: Span[] = [];
  for (const { text: piece, block, page, row } of units) {
    if (text) text += '\n';
    const start = text.length;
    text += piece;
    const end = text.length;
    let span = spans.at(-1);
    if (span?.blockId === block.id) span.end = end;
    else {
      const { id, box, doubtful } = block;
      span = { blockId: id, page, box, start, end, ...(doubtful && { doubtful }) };
      spans.push(span);
    }
    if (!row) continue;
    span.table ??= { head: row.head, rows: [] };
    span.table.rows.push({ start, end, cells: row.cells });
  }
  return {
    position,
    title,
    text,
    blockIds: spans.map((span) => span.blockId),
    pages: [...new Set(spans.map((span) => span.page))].toSorted((a, b) => a - b),
    spans,
  };
}

function titleOf(documentName: string, headings: readonly string[]): string {
  return [documentName.replace(/\.(pdf|docx?)$/i, ''), ...headings].join(' › ').slice(0, 300);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
