/** The consecutive items that are in the page: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Items added at one go when the reader comes near an edge. */
export const STEP = 8;
/** Items mounted when a conversation opens at its end. */
const FIRST = 6;
/** Up to so many items stay in the page however far from the view they are. */
export const KEEP = 24;

/** The span around one item far from everything that is mounted. */
export function spanAround(index: number, length: number): Span {
  return { start: Math.max(0, index - STEP / 2), end: Math.min(length, index + STEP) };
}

/** The span with further items where fewer than `margin` CSS pixels are mounted; the same object if nothing is short. */
export function widened(span: Span, length: number, { up, down }: { up: number; down: number }, margin: number): Span {
  const start = up < margin ? Math.max(0, span.start - STEP) : span.start;
  const end = down < margin ? Math.min(length, span.end + STEP) : span.end;
  return start === span.start && end === span.end ? span : { start, end };
}

/** Heights of items that have been in the page, and an estimate for the others. */
export class Heights {
  #known = new Map<string, number>();
  readonly #guess: number;

  constructor(guess: number) {
    this.#guess = guess;
  }

  set(key: string, height: number): void {
    this.#known.set(key, height);
  }

  get(key: string): number {
    return this.#known.get(key) ?? this.#guess;
  }

  /** The height of the items from `from` up to, not including, `to`. */
  between(keys: readonly string[], from: number, to: number): number {
    if (this.#known.size === 0) return (to - from) * this.#guess;
    let height = 0;
    for (let i = from; i < to; i++) height += this.get(keys[i] ?? '');
    return height;
  }

  /** The item at a distance from the first one's top. */
  indexAt(keys: readonly string[], offset: number): number {
    let top = 0;
    for (let i = 0; i < keys.length; i++) {
      top += this.get(keys[i] ?? '');
      if (top > offset) return i;
    }
    return Math.max(0, keys.length - 1);
  }
}

/** Whether two lists of keys are the same. */
export function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}

/** A span carried over to changed items. `shift` is how far its items moved; null if none of them is left. */
export interface Carried {
  readonly span: Span;
  readonly shift: number | null;
}

/** The span after the items changed: the same items stay in the page, and at the end it grows with the list. */
export function carrySpan(
  span: Span,
  before: readonly string[],
  after: readonly string[],
  following: boolean,
): Carried {
  for (let i = span.start; i < span.end; i++) {
    const at = after.indexOf(before[i] ?? '');
    if (at < 0) continue;
    const shift = at - i;
    const end = Math.min(after.length, span.end + shift);
    const added = after.length - end;
    // What arrives below is mounted at once when the end is in view or nearly so.
    const grows = span.end === before.length && (following || added <= STEP);
    return { span: { start: Math.max(0, span.start + shift), end: grows ? after.length : end }, shift };
  }
  return { span: { start: Math.max(0, after.length - FIRST), end: after.length }, shift: null };
}
