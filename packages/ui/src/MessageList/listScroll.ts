import { flushSync } from 'react-dom';
import { Heights, KEEP, STEP, type Span } from './span.ts';

/** The button to the end appears when the reader is further from it than this, in CSS pixels. */
const AWAY = 120;
const AT_END = 24;
const REACH_START = 600;
const FIRST_GUESS = 240;

/**
 * The scrolling of one message list: which items are mounted, whether the end is followed, and that what is being read stays.
 * Height changes above the view are left to the browser's scroll anchoring; where it has none, they are made up for here.
 */
export class ListScroll {
  following = true;
  readonly heights = new Heights(FIRST_GUESS);
  #keys: readonly string[] = [];
  #span: Span = { start: 0, end: 0 };
  #scroller: HTMLElement | null = null;
  /** The boxes that stand for the items not in the page; the mounted rows are between them. */
  #above: Element | null = null;
  #below: Element | null = null;
  #setSpan: (span: Span) => void = () => {};
  #setAway: (away: boolean) => void = () => {};
  #away = false;
  #anchored = true;
  #anchor: { element: Element; top: number } | null = null;
  #lastTop = 0;
  #lastHeight = 0;
  #reached = '';
  #target: string | null = null;
  #rest = 0;
  #frame = 0;
  #onReachStart: (() => void) | undefined;

  attach(scroller: HTMLElement, setSpan: (span: Span) => void, setAway: (away: boolean) => void): () => void {
    this.#scroller = scroller;
    this.#setSpan = setSpan;
    this.#setAway = setAway;
    this.#anchored = getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto';
    const stop = new AbortController();
    const on = { signal: stop.signal, passive: true };
    const release = (): void => {
      this.following = false;
    };
    scroller.addEventListener('scroll', () => this.#scrolled(), on);
    scroller.addEventListener('keydown', (event) => ['PageUp', 'Home', 'ArrowUp'].includes(event.key) && release(), on);
    // A press on the scroll bar is a press on the scroller itself.
    scroller.addEventListener('pointerdown', (event) => event.target === scroller && release(), on);
    document.addEventListener('selectionchange', () => selects(scroller) && release(), on);
    const [above = null, below = null] = scroller.querySelectorAll('[data-spacer]');
    this.#above = above;
    this.#below = below;
    const resized = new ResizeObserver(() => this.#resized());
    resized.observe(scroller);
    if (scroller.firstElementChild) resized.observe(scroller.firstElementChild);
    if (this.following) scroller.scrollTop = scroller.scrollHeight;
    this.#fill();
    return () => {
      stop.abort();
      resized.disconnect();
      clearTimeout(this.#rest);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#scroller = null;
    };
  }

  /** React has put `span` of the items into the page; `shift` items are new in front. */
  committed(keys: readonly string[], span: Span, shift: number | null, onReachStart: (() => void) | undefined): void {
    const changed = keys !== this.#keys || span !== this.#span;
    this.#keys = keys;
    this.#span = span;
    this.#onReachStart = onReachStart;
    if (shift === null) this.following = true;
    const scroller = this.#scroller;
    if (!scroller || !changed) return;
    if (this.#target !== null) this.#showTarget(scroller);
    else if (this.following) scroller.scrollTop = scroller.scrollHeight;
    // The browser anchors nothing while it stands at the very top.
    else if (shift !== null && shift > 0 && scroller.scrollTop === 0)
      scroller.scrollTop = this.heights.between(keys, 0, shift);
    else this.#correct();
    this.#fill();
  }

  toEnd(): void {
    this.following = true;
    const { length } = this.#keys;
    if (this.#span.end < length) flushSync(() => this.#setSpan({ start: Math.max(0, length - STEP), end: length }));
    if (this.#scroller) this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  toKey(key: string): boolean {
    const index = this.#keys.indexOf(key);
    if (index < 0 || !this.#scroller) return false;
    this.following = false;
    this.#target = key;
    flushSync(() =>
      this.#setSpan({ start: Math.max(0, index - STEP / 2), end: Math.min(this.#keys.length, index + STEP) }),
    );
    return true;
  }

  #showTarget(scroller: HTMLElement): void {
    const index = this.#keys.indexOf(this.#target ?? '') - this.#span.start;
    this.#target = null;
    const row = this.#rows()[index];
    if (!row) return;
    scroller.scrollTop += row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    this.#remember();
  }

  #rows(): HTMLElement[] {
    const rows: HTMLElement[] = [];
    for (
      let row = this.#above?.nextElementSibling;
      row instanceof HTMLElement && row !== this.#below;
      row = row.nextElementSibling
    )
      rows.push(row);
    return rows;
  }

  #scrolled(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const top = scroller.scrollTop;
    const left = scroller.scrollHeight - scroller.clientHeight - top;
    // Any way up lets go of the end: wheel, touch, scroll bar, find in page. Listening to wheel events themselves would
    // make the main thread take part in every one of them. A list that became shorter has only been moved.
    if (top < this.#lastTop && scroller.scrollHeight >= this.#lastHeight) this.following = false;
    this.#lastHeight = scroller.scrollHeight;
    if (top >= this.#lastTop && left <= AT_END && !selects(scroller)) this.following = true;
    this.#lastTop = top;
    this.#tellAway(left > AWAY && !this.following);
    this.#remember();
    this.#widen(scroller, Math.max(1500, scroller.clientHeight * 2), flushSync);
    this.#reachStart(scroller);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#trim(), 400);
  }

  #resized(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    if (this.following) scroller.scrollTop = scroller.scrollHeight;
    else {
      this.#correct();
      this.#tellAway(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > AWAY);
    }
    // Not in this callback: it would change the size that is being observed.
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#fill();
    });
  }

  #tellAway(away: boolean): void {
    if (away === this.#away) return;
    this.#away = away;
    this.#setAway(away);
  }

  /** Mounts what is needed to fill the view, and no more: the rest waits until the reader scrolls. */
  #fill(): void {
    if (this.#scroller) this.#widen(this.#scroller, 200, now);
  }

  /** Mounts further items when less than `margin` of mounted ones is left beyond the view. */
  #widen(scroller: HTMLElement, margin: number, urgently: (task: () => void) => void): void {
    const { start, end } = this.#span;
    const { length } = this.#keys;
    if (length === 0 || (start === 0 && end === length)) return;
    const box = scroller.getBoundingClientRect();
    const above = this.#above?.getBoundingClientRect().bottom ?? box.top;
    const below = this.#below?.getBoundingClientRect().top ?? box.bottom;
    const up = box.top - above;
    const down = below - box.bottom;
    if (up < -box.height || down < -box.height) {
      this.#jump(scroller, urgently);
      return;
    }
    const next = {
      start: up < margin ? Math.max(0, start - STEP) : start,
      end: down < margin ? Math.min(length, end + STEP) : end,
    };
    if (next.start === start && next.end === end) return;
    // In a hurry the items must be there before this frame is painted.
    if (Math.min(up, down) < box.height) urgently(() => this.#setSpan(next));
    else this.#setSpan(next);
  }

  /** The reader is far from everything that is mounted, as after dragging the scroll bar. */
  #jump(scroller: HTMLElement, urgently: (task: () => void) => void): void {
    const index = this.heights.indexAt(this.#keys, scroller.scrollTop);
    this.#measure();
    urgently(() =>
      this.#setSpan({ start: Math.max(0, index - STEP / 2), end: Math.min(this.#keys.length, index + STEP) }),
    );
  }

  #reachStart(scroller: HTMLElement): void {
    const first = this.#keys[0] ?? '';
    if (this.#span.start > 0 || scroller.scrollTop > REACH_START || this.#reached === first) return;
    this.#reached = first;
    this.#onReachStart?.();
  }

  #measure(): void {
    for (const [i, row] of this.#rows().entries()) {
      const key = this.#keys[this.#span.start + i];
      if (key !== undefined) this.heights.set(key, row.offsetHeight);
    }
  }

  /** At rest, lets go of the items furthest from the view. Their heights are known, so nothing moves. */
  #trim(): void {
    const scroller = this.#scroller;
    const { start, end } = this.#span;
    if (!scroller || end - start <= KEEP) return;
    this.#measure();
    const box = scroller.getBoundingClientRect();
    const rows = this.#rows();
    const first = Math.max(
      0,
      rows.findIndex((row) => row.getBoundingClientRect().bottom > box.top - 2 * box.height),
    );
    const after = rows.findIndex((row) => row.getBoundingClientRect().top > box.bottom + 2 * box.height);
    this.#setSpan({ start: start + first, end: after < 0 ? end : start + after });
  }

  /** Remembers where the first visible row stands, for browsers that do not anchor scrolling themselves. */
  #remember(): void {
    const scroller = this.#scroller;
    if (this.#anchored || !scroller) return;
    const { top } = scroller.getBoundingClientRect();
    const element = this.#rows().find((row) => row.getBoundingClientRect().bottom > top);
    this.#anchor = element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  #correct(): void {
    const scroller = this.#scroller;
    if (this.#anchored || !scroller || !this.#anchor?.element.isConnected) return;
    const moved = this.#anchor.element.getBoundingClientRect().top - this.#anchor.top;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    this.#remember();
  }
}

function selects(scroller: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && scroller.contains(selection.anchorNode);
}

// Within React's own commit an update is immediate anyway.
function now(task: () => void): void {
  task();
}
