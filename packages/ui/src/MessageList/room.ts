import type { Span } from './span.ts';

/** The range of scroll offsets for which enough rows are mounted. Inside of it nothing has to be measured. */
export class Room {
  #from = 0;
  #to = -1;

  /** Called when the mounted rows or their sizes have changed. */
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
