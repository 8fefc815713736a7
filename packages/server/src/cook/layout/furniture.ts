import { candidatesOf, linesOf } from './furnitureCandidates.ts';
import { median } from './geometry.ts';
import type { Layout, Line, Piece } from './types.ts';

/** A line in larger type is a title, unless the same words come back in its place. A multiple of the body's size. */
const largest = 1.3;
/** A place in which this part of the pages repeats large words is one of running heads: other words there are, too. */
const mostlyRepeated = 0.4;
/** A line that stands at the same height on this many pages is a header or footer ("furniture"). */
const repeats = 3;
/** Under which a line is counted: for its own step of height and for the next one. */
interface Keys {
  words: string[];
  numberless: string[];
  ended: string[];
  number: string[];
  alone: string[];
  slot: string[];
  upper: boolean;
}

/**
 * Collects, page by page, the lines that may be headers, footers or page numbers; `isRepeated` answers once all pages
 * are known. A line is repeated when it stands at the same height on three pages, or on all pages of a shorter file;
 * the page's number in it may differ. Other numbers are what a page says: prices, extensions, the number of a product.
 */
export class FurnitureFinder {
  private readonly counts = new Map<string, number>();
  private readonly lines = new Map<Line, Keys>();
  /** The last number at the end of lines that are the same but for it, and how often it rose and did not. */
  private readonly ends = new Map<string, { last: number; rises: number; falls: number }>();
  /** For each place and size of type, the words that stand there, by how many pages have them. */
  private readonly slots = new Map<string, Map<string, number>>();
  private pages = 0;
  private pagesOfEdges = 0;

  add(layout: Layout): void {
    this.pages += 1;
    const candidates = candidatesOf(layout);
    if (candidates.length > 0 && candidates.length === linesOf(layout).length) this.pagesOfEdges += 1;
    for (const { line, place, upper, words, numberless, ended, numbered, alone } of candidates) {
      // Rounding may separate two nearly equal heights, so each line counts for its own step and for the next one.
      const steps = [place, place + 1];
      const sizes = [Math.floor(line.size), Math.floor(line.size) + 1];
      const keys: Keys = {
        upper,
        words: steps.map((step) => `${step}|${words}`),
        numberless: steps.map((step) => `${step}numberless|${numberless}`),
        ended: ended ? steps.map((step) => `${step}ended|${ended.words}`) : [],
        number: numbered ? steps.map((step) => `${step}#`) : [],
        // Titles of chapters that begin a page are as alone there; running ones are all of one size.
        alone: alone ? steps.flatMap((step) => sizes.map((size) => `${step}alone|${size}`)) : [],
        slot: steps.map((step) => `${step}|${Math.round(line.size)}`),
      };
      this.lines.set(line, keys);
      for (const one of [...keys.words, ...keys.numberless, ...keys.ended, ...keys.number, ...keys.alone])
        this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
      for (const one of keys.ended) {
        const { last, rises, falls } = this.ends.get(one) ?? { last: -1, rises: 0, falls: 0 };
        const value = ended?.value ?? 0;
        this.ends.set(one, { last: value, rises: rises + Number(value > last), falls: falls + Number(value <= last) });
      }
      for (const slot of keys.slot) {
        const here = this.slots.get(slot) ?? new Map<string, number>();
        this.slots.set(slot, here.set(words, (here.get(words) ?? 0) + 1));
      }
    }
  }

  isRepeated(line: Line): boolean {
    const ended = this.lines.get(line)?.ended ?? [];
    return this.comesBack(line) || ended.some((key) => this.rises(key) && this.enough(key));
  }

  /** Near to the upper edge of its page rather than to the lower one. */
  isHead(line: Line): boolean {
    return this.lines.get(line)?.upper ?? false;
  }

  /** A page number that other pages have in the same place. */
  isPageNumber(line: Line): boolean {
    return this.lines.get(line)?.number.some((key) => this.enough(key)) ?? false;
  }

  /**
   * A running title: it changes from chapter to chapter, but stands alone at one height on most pages. Sentences are
   * none, nor is what comes back with other numbers on each page.
   */
  isRunningTitle(line: Line): boolean {
    const needed = Math.max(4, this.pages * 0.4);
    const keys = this.lines.get(line);
    if (!keys || /[。；！？]/.test(line.text) || keys.numberless.some((key) => this.enough(key))) return false;
    return keys.alone.some((key) => (this.counts.get(key) ?? 0) >= needed);
  }

  /**
   * A running head in large type: its words, or those of many other pages in its place, come back. A number at its end
   * is not the page's: titles count too.
   */
  isRunningHead(line: Line): boolean {
    if (this.comesBack(line)) return true;
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

  private comesBack(line: Line): boolean {
    const keys = this.lines.get(line);
    return keys !== undefined && [...keys.words, ...keys.number].some((key) => this.enough(key));
  }

  /** Pages may begin to count anew, but seldom. */
  private rises(key: string): boolean {
    const { rises, falls } = this.ends.get(key) ?? { rises: 0, falls: 1 };
    return falls * 8 <= rises;
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
  // A line with body text between itself and the edge of the page it is near to is none.
  const rest = lines.filter((line) => !found.has(line));
  const top = Math.min(...rest.map((line) => line.baseline));
  const bottom = Math.max(...rest.map((line) => line.baseline));
  for (const line of found) if (finder.isHead(line) ? line.baseline > top : line.baseline < bottom) found.delete(line);
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
