import type { Span } from './span.ts';

/** The scroll offsets between which enough is mounted: inside of them nothing needs to be measured. */
export class Room {
  #from = 0;
  #to = -1;

  /** What is mounted, or its size, has changed. */
  forget(): void {
    this.#from = 0;
    this.#to = -1;
  }

  holds(top: number): boolean {
    return top >= this.#from && top <= this.#to;
  }

  /** At offset `top` so many CSS pixels are mounted above and below the view, of which `far` are to be kept. */
  note(top: number, { up, down }: { up: number; down: number }, far: number, span: Span, length: number): void {
    this.#from = span.start === 0 ? 0 : top - up + far;
    this.#to = span.end === length ? Number.POSITIVE_INFINITY : top + down - far;
  }
}
