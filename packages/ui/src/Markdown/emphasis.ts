import { charAt, charBefore, charKind } from './chars.ts';

/** Deeper emphasis than this stays literal: no text needs it, and a page could not lay it out. */
const MAX_DEPTH = 20;

/** A run of `*`, `_` or `~~` that may open or close emphasis. */
export interface Delimiter {
  readonly node: Text;
  readonly char: string;
  readonly at: number;
  readonly original: number;
  count: number;
  readonly opens: boolean;
  readonly closes: boolean;
  previous: Delimiter | null;
  next: Delimiter | null;
}

/** Whether a run may open or close, by the flanking rules in their form for Chinese, Japanese and Korean text. */
export function flanking(text: string, start: number, end: number, char: string): { opens: boolean; closes: boolean } {
  const before = charKind(charBefore(text, start));
  const after = charKind(charAt(text, end));
  const outside = (kind: string) => kind !== 'other';
  const left = after !== 'space' && (after !== 'punctuation' || outside(before));
  const right = before !== 'space' && (before !== 'punctuation' || outside(after));
  if (char !== '_') return { opens: left, closes: right };
  const punctuation = (kind: string) => kind === 'punctuation' || kind === 'cjkPunctuation';
  return { opens: left && (!right || punctuation(before)), closes: right && (!left || punctuation(after)) };
}

/** The open delimiter runs of one piece of text, and the matching of closers with them. */
export class Delimiters {
  last: Delimiter | null = null;
  #depth = new Map<Node, number>();
  // For each kind of closer, the offset below which no opener can match: keeps the search linear.
  #floor = new Map<string, number>();
  /** Where emphasis was last left literal because it was too deep: whatever encloses that place is too deep as well. */
  #tooDeepAt = -1;

  /** The first closer that has not been matched yet. */
  waiting: Delimiter | null = null;

  matchWaiting(): void {
    if (!this.waiting) return;
    this.match(this.waiting, null);
    this.waiting = null;
  }

  /** The text after `bottom`, from offset `at` on, becomes the words of a link: its emphasis is matched by itself. */
  closeAfter(bottom: Delimiter | null, at: number): void {
    this.match(bottom ? bottom.next : this.#firstFrom(at), bottom);
    while (this.last && this.last !== bottom) this.remove(this.last);
    if (this.waiting && this.waiting.at > at) this.waiting = null;
  }

  #firstFrom(at: number): Delimiter | null {
    let first: Delimiter | null = null;
    for (let run = this.last; run && run.at >= at; run = run.previous) first = run;
    return first;
  }

  push(run: Omit<Delimiter, 'previous' | 'next' | 'count'>): Delimiter {
    const delimiter: Delimiter = { ...run, count: run.original, previous: this.last, next: null };
    if (this.last) this.last.next = delimiter;
    this.last = delimiter;
    return delimiter;
  }

  remove(delimiter: Delimiter): void {
    if (delimiter.previous) delimiter.previous.next = delimiter.next;
    if (delimiter.next) delimiter.next.previous = delimiter.previous;
    else this.last = delimiter.previous;
  }

  /** Matches every closer from `from` on with the openers after `bottom`. */
  match(from: Delimiter | null, bottom: Delimiter | null): void {
    let closer = from;
    while (closer) {
      if (!closer.closes) {
        closer = closer.next;
        continue;
      }
      const key = `${closer.char}${closer.opens}${closer.original % 3}`;
      const floor = Math.max(this.#floor.get(key) ?? -1, bottom?.at ?? -1);
      let opener = closer.previous;
      while (opener && opener.at > floor && !matches(opener, closer)) opener = opener.previous;
      if (!opener || opener.at <= floor) {
        if (!bottom) this.#floor.set(key, closer.previous?.at ?? floor);
        const next: Delimiter | null = closer.next;
        if (!closer.opens) this.remove(closer);
        closer = next;
        continue;
      }
      for (let between = closer.previous; between && between !== opener; between = between.previous)
        this.remove(between);
      closer = this.#wrap(opener, closer);
    }
  }

  /** Turns the text between the two runs into an element; answers where matching goes on. */
  #wrap(opener: Delimiter, closer: Delimiter): Delimiter | null {
    const used = closer.char === '~' || (opener.count >= 2 && closer.count >= 2) ? 2 : 1;
    const element = document.createElement(closer.char === '~' ? 'del' : used === 2 ? 'strong' : 'em');
    let depth = this.#tooDeepAt > opener.at ? MAX_DEPTH : 0;
    for (
      let node = opener.node.nextSibling;
      node && node !== closer.node && depth < MAX_DEPTH;
      node = node.nextSibling
    ) {
      depth = Math.max(depth, this.#depth.get(node) ?? 0);
    }
    if (depth < MAX_DEPTH) {
      while (opener.node.nextSibling && opener.node.nextSibling !== closer.node)
        element.append(opener.node.nextSibling);
      opener.node.after(element);
      this.#depth.set(element, depth + 1);
      shorten(opener, used);
      shorten(closer, used);
    } else {
      this.#tooDeepAt = opener.at;
      opener.count -= used;
      closer.count -= used;
    }
    if (opener.count === 0) this.remove(opener);
    if (closer.count > 0) return closer;
    const { next } = closer;
    this.remove(closer);
    return next;
  }
}

function matches(opener: Delimiter, closer: Delimiter): boolean {
  if (!opener.opens || opener.char !== closer.char) return false;
  const odd = (closer.opens || opener.closes) && (opener.original + closer.original) % 3 === 0;
  return !odd || (opener.original % 3 === 0 && closer.original % 3 === 0);
}

function shorten(delimiter: Delimiter, by: number): void {
  delimiter.count -= by;
  if (delimiter.count === 0) delimiter.node.remove();
  else delimiter.node.deleteData(0, by);
}
