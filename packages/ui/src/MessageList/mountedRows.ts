import type { Heights, Span } from './span.ts';

/** The rows that are in the page, between the two boxes that stand for all others, and where they are. */
export class MountedRows {
  #scroller: HTMLElement;
  #above: Element | null;
  #below: Element | null;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    const [above = null, below = null] = scroller.querySelectorAll('[data-spacer]');
    this.#above = above;
    this.#below = below;
  }

  all(): HTMLElement[] {
    const rows: HTMLElement[] = [];
    for (
      let row = this.#above?.nextElementSibling;
      row instanceof HTMLElement && row !== this.#below;
      row = row.nextElementSibling
    )
      rows.push(row);
    return rows;
  }

  /** How many CSS pixels of rows lie above and below the view, and the height of the view. */
  beyond(): { readonly up: number; readonly down: number; readonly view: number } {
    const view = this.#scroller.getBoundingClientRect();
    const above = this.#above?.getBoundingClientRect().bottom ?? view.top;
    const below = this.#below?.getBoundingClientRect().top ?? view.bottom;
    return { up: view.top - above, down: below - view.bottom, view: view.height };
  }

  /** Notes the heights of all rows; `start` is the index of the first one's key. */
  measure(keys: readonly string[], start: number, heights: Heights): void {
    for (const [i, row] of this.all().entries()) {
      const key = keys[start + i];
      if (key !== undefined) heights.set(key, row.offsetHeight);
    }
  }

  /** The rows within so many CSS pixels of the view, counted from the first row. */
  near(margin: number): Span {
    const box = this.#scroller.getBoundingClientRect();
    const rows = this.all();
    const start = rows.findIndex((row) => row.getBoundingClientRect().bottom > box.top - margin);
    const end = rows.findIndex((row) => row.getBoundingClientRect().top > box.bottom + margin);
    return { start: Math.max(0, start), end: end < 0 ? rows.length : end };
  }
}
