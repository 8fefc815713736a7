import type { Layout } from './types.ts';

/** Counts letters by font size: the commonest size is that of the body text. */
export class BodySize {
  private readonly letters = new Map<number, number>();

  add(layout: Layout): this {
    for (const piece of layout.pieces) {
      if (piece.kind !== 'lines') continue;
      for (const line of piece.lines) {
        const size = Math.round(line.size * 2) / 2;
        this.letters.set(size, (this.letters.get(size) ?? 0) + line.text.length);
      }
    }
    return this;
  }

  /** The size most letters have, 0 before any. */
  get value(): number {
    return [...this.letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
  }

  get total(): number {
    return [...this.letters.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** Pages with fewer letters than this follow the file's usual size. */
const enough = 200;

/** The font size of a page's body text. A page with little text takes the file's; it is never below the file's. */
export function bodyOf(layout: Layout, file: number): number {
  const own = new BodySize().add(layout);
  return own.total >= enough ? Math.max(own.value, file) : file;
}
