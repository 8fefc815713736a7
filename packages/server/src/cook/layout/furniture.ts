import type { Direction } from './frame.ts';
import { median } from './geometry.ts';
import type { Layout, Line, Piece } from './types.ts';

/** Headers and footers are this near to an edge. A part of the page's height. */
const margin = 0.13;
/** A line in larger type is a title, unless the same words come back in its place. A multiple of the body's size. */
const largest = 1.3;
/** A place in which this part of the pages repeats large words is one of running heads: other words there are, too. */
const mostlyRepeated = 0.4;
/** A line that stands at the same height on this many pages is a header or footer ("furniture"). */
const repeats = 3;
/** Heights are rounded to this before they are compared. Points. */
const step = 4;

const pageNumber = /^[-–—·\s]*(第\s*)?([0-9]{1,4}|[ivxlc]{1,6})(\s*页)?(\s*[/／,，共of]+\s*\d{1,4}\s*页?)?[-–—·\s]*$/i;

interface Candidate {
  line: Line;
  /** Height on the page, in steps. */
  place: number;
  words: string;
  /** Whether it is the first or last line of its page, with clear space to the next one. */
  alone: boolean;
  numbered: boolean;
}

interface Placed {
  line: Line;
  direction: Direction;
  /** Distance from the nearer edge of the sheet, in the reading direction, as a part of its height. */
  near: number;
  /** Middle of the line in the reading direction. Points. */
  at: number;
}

const linesOf = (layout: Layout): Line[] =>
  layout.pieces.flatMap((piece) => (piece.kind === 'lines' ? piece.lines : []));

function placedLines(layout: Layout): Placed[] {
  return layout.pieces.flatMap((piece) => {
    if (piece.kind !== 'lines') return [];
    const height = piece.direction % 2 === 1 ? layout.width : layout.height;
    return piece.lines.map((line) => {
      const near = Math.min(line.box.top, height - line.box.bottom) / height;
      return { line, direction: piece.direction, near, at: (line.box.top + line.box.bottom) / 2 };
    });
  });
}

/** The lines near the edges, with what is compared between pages: their height and their text without digits. */
function candidatesOf(layout: Layout): Candidate[] {
  const placed = placedLines(layout);
  return placed.flatMap(({ line, direction, near, at }) => {
    if (near > margin || line.text.length > 120) return [];
    const others = placed.filter((other) => other.direction === direction && Math.abs(other.at - at) > line.size * 0.5);
    const above = Math.max(-Infinity, ...others.filter((other) => other.at < at).map((other) => other.at));
    const below = Math.min(Infinity, ...others.filter((other) => other.at > at).map((other) => other.at));
    const room = line.size * 2.2;
    const alone = (above === -Infinity && below - at > room) || (below === Infinity && at - above > room);
    const words = `${direction}|${line.text.replace(/\d+/g, '#').replace(/\s/g, '')}`;
    return [{ line, place: Math.round(line.baseline / step), words, alone, numbered: pageNumber.test(line.text) }];
  });
}

/**
 * Collects, page by page, the lines that may be headers, footers or page numbers; `isRepeated` answers once all pages
 * are known. A line is repeated when it stands at the same height on three pages, or on all pages of a shorter file;
 * digits may differ.
 */
export class FurnitureFinder {
  private readonly counts = new Map<string, number>();
  private readonly lines = new Map<Line, { words: string[]; number: string[]; alone: string[]; slot: string[] }>();
  /** For each place and size of type, the words that stand there, by how many pages have them. */
  private readonly slots = new Map<string, Map<string, number>>();
  private pages = 0;
  private pagesOfEdges = 0;

  add(layout: Layout): void {
    this.pages += 1;
    const candidates = candidatesOf(layout);
    if (candidates.length > 0 && candidates.length === linesOf(layout).length) this.pagesOfEdges += 1;
    for (const { line, place, words, numbered, alone } of candidates) {
      // Rounding may separate two nearly equal heights, so each line counts for its own step and for the next one.
      const steps = [place, place + 1];
      const keys = {
        words: steps.map((step) => `${step}|${words}`),
        number: numbered ? steps.map((step) => `${step}#`) : [],
        alone: alone ? steps.map((step) => `${step}alone`) : [],
        slot: steps.map((step) => `${step}|${Math.round(line.size)}`),
      };
      this.lines.set(line, keys);
      for (const one of [...keys.words, ...keys.number, ...keys.alone])
        this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
      for (const slot of keys.slot) {
        const here = this.slots.get(slot) ?? new Map<string, number>();
        this.slots.set(slot, here.set(words, (here.get(words) ?? 0) + 1));
      }
    }
  }

  isRepeated(line: Line): boolean {
    const keys = this.lines.get(line);
    return keys !== undefined && [...keys.words, ...keys.number].some((key) => this.enough(key));
  }

  /** A page number that other pages have in the same place. */
  isPageNumber(line: Line): boolean {
    return this.lines.get(line)?.number.some((key) => this.enough(key)) ?? false;
  }

  /** A running title: it changes from chapter to chapter, but stands alone at one height on most pages. */
  isRunningTitle(line: Line): boolean {
    const needed = Math.max(4, this.pages * 0.4);
    return this.lines.get(line)?.alone.some((key) => (this.counts.get(key) ?? 0) >= needed) ?? false;
  }

  /** A running head in large type: its words, or those of many other pages in its place, come back. */
  isRunningHead(line: Line): boolean {
    if (this.isRepeated(line)) return true;
    const slots = this.lines.get(line)?.slot ?? [];
    return slots.some((slot) => {
      const again = [...(this.slots.get(slot)?.values() ?? [])].filter((pages) => pages >= repeats);
      return again.reduce((sum, pages) => sum + pages, 0) >= Math.max(repeats, this.pages * mostlyRepeated);
    });
  }

  /** On most pages nothing stands but near the edges, as on cards of one line each: what comes back there is the text. */
  hasOnlyEdges(): boolean {
    return this.pagesOfEdges * 2 > this.pages;
  }

  private enough(key: string): boolean {
    return (this.counts.get(key) ?? 0) >= Math.max(2, Math.min(repeats, this.pages));
  }
}

/**
 * The headers, footers and page numbers of a page. A repeated line stays when no gap separates it from the body: pages
 * of a form may begin with the same words.
 */
function furnitureOf(layout: Layout, finder: FurnitureFinder, body: number): Set<Line> {
  const lines = linesOf(layout);
  const repeated = lines.filter((line) => {
    if (finder.isPageNumber(line)) return true;
    if (line.size > body * largest) return finder.isRunningHead(line);
    return finder.isRepeated(line) || finder.isRunningTitle(line);
  });
  const bare = repeated.length === lines.length && layout.pieces.every((piece) => piece.kind === 'lines');
  if (bare && finder.hasOnlyEdges()) return new Set(repeated.filter((line) => finder.isPageNumber(line)));
  // Where nothing else stands on a page, what is in large type is its title.
  const found = new Set(bare ? repeated.filter((line) => line.size <= body * largest) : repeated);
  // A line with body text between itself and the edge of the page is none.
  const rest = lines.filter((line) => !found.has(line));
  const top = Math.min(...rest.map((line) => line.baseline));
  const bottom = Math.max(...rest.map((line) => line.baseline));
  for (const line of found) if (line.baseline > top && line.baseline < bottom) found.delete(line);
  const kept = lines.filter((line) => !found.has(line));
  const leading = median(
    kept
      .slice(1)
      .map((line, i) => line.baseline - (kept[i]?.baseline ?? 0))
      .filter((step) => step > 0 && step < body * 3),
  );
  const queue = [...kept];
  for (let line = queue.pop(); line; line = queue.pop()) {
    for (const other of found) {
      const large = other.size > body * largest;
      const size = large ? Math.max(other.size, line.size) : line.size;
      const near = Math.abs(other.baseline - line.baseline) <= Math.max(leading * 1.15, size * 1.4);
      const beside = other.box.left < line.box.right && other.box.right > line.box.left;
      const title = !large && other.text.length <= 40 && !/[。；，：]/.test(other.text) && !/[。；，]$/.test(line.text);
      if (!near || !beside || finder.isPageNumber(other) || title) continue;
      found.delete(other);
      queue.push(other);
    }
  }
  return found;
}

/** A page without its headers, footers and page numbers. `body` is the file's usual font size. */
export function withoutFurniture(layout: Layout, finder: FurnitureFinder, body: number): Layout {
  const furniture = furnitureOf(layout, finder, body);
  const pieces = layout.pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'lines') return [piece];
    const lines = piece.lines.filter((line) => !furniture.has(line));
    return lines.length > 0 ? [{ ...piece, lines }] : [];
  });
  return { ...layout, pieces };
}
