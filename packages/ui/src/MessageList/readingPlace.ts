import type { MountedRows } from './mountedRows.ts';

/** Keeps what is being read where it stands when heights above it change, in browsers that do not anchor scrolling. */
export class ReadingPlace {
  #scroller: HTMLElement;
  #rows: MountedRows;
  #anchor: { element: Element; top: number } | null = null;

  constructor(scroller: HTMLElement, rows: MountedRows) {
    this.#scroller = scroller;
    this.#rows = rows;
  }

  /** Remembers where the first visible row stands. */
  remember(): void {
    const { top } = this.#scroller.getBoundingClientRect();
    const element = this.#rows.all().find((row) => row.getBoundingClientRect().bottom > top);
    this.#anchor = element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  /** Scrolls by what the remembered row was moved. */
  correct(): void {
    if (!this.#anchor?.element.isConnected) return;
    const moved = this.#anchor.element.getBoundingClientRect().top - this.#anchor.top;
    if (Math.abs(moved) >= 1) this.#scroller.scrollTop += moved;
    this.remember();
  }
}
