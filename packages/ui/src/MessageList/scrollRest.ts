/** Scrolling has come to rest when nothing moved for so long, in ms. */
const REST = 400;

/** Runs a task when scrolling comes to rest: one timer for a whole stretch of scrolling, not one per event. */
export class ScrollRest {
  #task: () => void;
  #timer = 0;
  #movedAt = 0;

  constructor(task: () => void) {
    this.#task = task;
  }

  moved(): void {
    this.#movedAt = performance.now();
    this.#timer ||= window.setTimeout(() => this.#check(), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #check(): void {
    const left = this.#movedAt + REST - performance.now();
    this.#timer = left > 1 ? window.setTimeout(() => this.#check(), left) : 0;
    if (this.#timer === 0) this.#task();
  }
}
