import { flushSync } from 'react-dom';
import { MountedRows } from './mountedRows.ts';
import { onReleased } from './onReleased.ts';
import { ReadingPlace } from './readingPlace.ts';
import { Room } from './room.ts';
import { ScrollRest } from './scrollRest.ts';
import { selects } from './selects.ts';
import { Heights, KEEP, spanAround, STEP, widened, type Span } from './span.ts';

/** The button to the end appears when the reader is further from it than this, in CSS pixels. */
const AWAY = 120;
const AT_END = 24;
/** By how much the offset of the end may miss it. */
const ROUNDED = 1;
const REACH_START = 600;
const FIRST_GUESS = 240;
/** What is mounted beyond the view at rest at the least, in CSS pixels; while scrolling it is far more. */
const MARGIN = 200;

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
  #rows: MountedRows | null = null;
  #setSpan: (span: Span) => void = () => {};
  #setAway: (away: boolean) => void = () => {};
  #away = false;
  #place: ReadingPlace | null = null;
  #lastTop = 0;
  /** Heights of the content and of the view as last laid out, so that a scroll event reads nothing but the offset. */
  #height = 0;
  #view = 0;
  #reached = '';
  #target: string | null = null;
  readonly #rest = new ScrollRest(() => this.#trim());
  #frame = 0;
  /** The next items are mounted long before they come into view. */
  #ahead = false;
  readonly #room = new Room();
  #onReachStart: (() => void) | undefined;

  attach(scroller: HTMLElement, setSpan: (span: Span) => void, setAway: (away: boolean) => void): () => void {
    this.#scroller = scroller;
    this.#setSpan = setSpan;
    this.#setAway = setAway;
    // Where the browser anchors scrolling itself there is nothing to remember.
    const anchors = getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto';
    const rows = new MountedRows(scroller);
    this.#rows = rows;
    this.#place = anchors ? null : new ReadingPlace(scroller, rows);
    const stop = new AbortController();
    scroller.addEventListener('scroll', () => this.#scrolled(), { signal: stop.signal, passive: true });
    onReleased(scroller, () => (this.following = false), stop.signal);
    const resized = new ResizeObserver(() => this.#resized());
    resized.observe(scroller);
    if (scroller.firstElementChild) resized.observe(scroller.firstElementChild);
    // Followed at once and not with the frame: a scroll event in between would find the offset moved by what has shrunk
    // or was put above, as if by the reader.
    const redrawn = new MutationObserver(() => this.following && this.#pin(scroller));
    redrawn.observe(scroller, { subtree: true, childList: true, characterData: true, attributes: true });
    this.#height = scroller.scrollHeight;
    this.#view = scroller.clientHeight;
    if (this.following) this.#pin(scroller);
    this.#fill();
    return () => {
      stop.abort();
      resized.disconnect();
      redrawn.disconnect();
      this.#rest.stop();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#scroller = null;
      this.#rows = null;
    };
  }

  /** React has put `span` of the items into the page; `shift` items are new in front. */
  committed(keys: readonly string[], span: Span, shift: number | null, onReachStart: (() => void) | undefined): void {
    const changed = keys !== this.#keys || span !== this.#span;
    this.#keys = keys;
    this.#span = span;
    if (changed) this.#room.forget();
    this.#onReachStart = onReachStart;
    if (shift === null) this.following = true;
    const scroller = this.#scroller;
    if (!scroller || !changed) return;
    if (this.#target !== null) this.#showTarget(scroller);
    else if (this.following) this.#pin(scroller);
    // The browser anchors nothing while it stands at the very top.
    else if (shift !== null && shift > 0 && scroller.scrollTop === 0)
      scroller.scrollTop = this.heights.between(keys, 0, shift);
    else this.#place?.correct();
    // What was mounted ahead is looked at once it is laid out.
    if (!this.#ahead) this.#fill();
    this.#ahead = false;
  }

  toEnd(): void {
    this.following = true;
    const { length } = this.#keys;
    if (this.#span.end < length) flushSync(() => this.#setSpan({ start: Math.max(0, length - STEP), end: length }));
    if (this.#scroller) this.#pin(this.#scroller);
  }

  /**
   * Shows the end. What is reached here is remembered at once and not with its scroll event, which may come together
   * with the reader's first pull up: compared with the place before, that would look like a way down.
   */
  #pin(scroller: HTMLElement): void {
    this.#height = scroller.scrollHeight;
    scroller.scrollTop = this.#height;
    this.#lastTop = scroller.scrollTop;
  }

  toKey(key: string): boolean {
    const index = this.#keys.indexOf(key);
    if (index < 0 || !this.#scroller) return false;
    this.following = false;
    this.#target = key;
    this.#ahead = false;
    flushSync(() => this.#setSpan(spanAround(index, this.#keys.length)));
    return true;
  }

  #showTarget(scroller: HTMLElement): void {
    const index = this.#keys.indexOf(this.#target ?? '') - this.#span.start;
    this.#target = null;
    const row = this.#rows?.all()[index];
    if (!row) return;
    scroller.scrollTop += row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    this.#place?.remember();
  }

  #scrolled(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const top = scroller.scrollTop;
    // Any way up lets go of the end: wheel, touch, scroll bar, find in page. Listening to wheel events themselves would
    // make the main thread take part in every one of them. At the end of what became shorter the reader has not moved.
    if (this.following && top < this.#lastTop) {
      this.#height = scroller.scrollHeight;
      this.#view = scroller.clientHeight;
      this.following = this.#height - this.#view - top <= ROUNDED;
    }
    const left = this.#height - this.#view - top;
    if (top >= this.#lastTop && left <= AT_END && !selects(scroller)) this.following = true;
    this.#lastTop = top;
    this.#tellAway(left > AWAY && !this.following);
    this.#place?.remember();
    if (!this.#room.holds(top)) this.#widen(scroller, this.#far(), flushSync);
    this.#reachStart(scroller);
    this.#rest.moved();
  }

  /** How much is kept mounted beyond the view while scrolling, in CSS pixels. */
  #far(): number {
    return Math.max(1500, this.#view * 2);
  }

  #resized(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    this.#room.forget();
    this.#view = scroller.clientHeight;
    if (this.following) this.#pin(scroller);
    else {
      this.#height = scroller.scrollHeight;
      this.#place?.correct();
      this.#tellAway(this.#height - this.#view - scroller.scrollTop > AWAY);
    }
    if (this.#isFilled(scroller)) return;
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
    // Within React's own commit an update is immediate anyway.
    if (this.#scroller) this.#widen(this.#scroller, MARGIN, (task) => task());
  }

  /** Whether the view is filled, so that nothing needs to be mounted while nobody scrolls. */
  #isFilled(scroller: HTMLElement): boolean {
    const beyond = this.#rows?.beyond();
    const { length } = this.#keys;
    if (!beyond) return true;
    if (widened(this.#span, length, beyond, MARGIN) !== this.#span) return false;
    this.#room.note(scroller.scrollTop, beyond, this.#far(), this.#span, length);
    return true;
  }

  /** Mounts further items when less than `margin` of mounted ones is left beyond the view. */
  #widen(scroller: HTMLElement, margin: number, urgently: (task: () => void) => void): void {
    const { length } = this.#keys;
    if (length === 0 || (this.#span.start === 0 && this.#span.end === length)) return;
    const beyond = this.#rows?.beyond();
    if (!beyond) return;
    const { up, down, view } = beyond;
    if (up < -view || down < -view) {
      this.#jump(scroller, urgently);
      return;
    }
    const wider = widened(this.#span, length, beyond, margin);
    if (wider === this.#span) this.#room.note(scroller.scrollTop, beyond, this.#far(), wider, length);
    else {
      // Twice of what is wanted ahead stays behind, so that turning round mounts nothing.
      const next = margin > MARGIN ? this.#withoutFar(wider, margin * 2) : wider;
      // Not in a hurry there is no need to lay out at once what has been mounted.
      this.#ahead = margin > MARGIN && Math.min(up, down) >= view;
      // Within the frame of the scroll event: one layout for both.
      urgently(() => this.#setSpan(next));
    }
  }

  /** The reader is far from everything that is mounted, as after dragging the scroll bar. */
  #jump(scroller: HTMLElement, urgently: (task: () => void) => void): void {
    const index = this.heights.indexAt(this.#keys, scroller.scrollTop);
    this.#rows?.measure(this.#keys, this.#span.start, this.heights);
    urgently(() => this.#setSpan(spanAround(index, this.#keys.length)));
  }

  #reachStart(scroller: HTMLElement): void {
    const first = this.#keys[0] ?? '';
    if (this.#span.start > 0 || scroller.scrollTop > REACH_START || this.#reached === first) return;
    this.#reached = first;
    this.#onReachStart?.();
  }

  /**
   * Lets go of mounted items further than `margin` from the view: each one makes every frame of scrolling dearer.
   * Their heights are known, so nothing moves. What is selected or focused in the list stays.
   */
  #withoutFar(next: Span, margin: number): Span {
    const { start, end } = this.#span;
    const scroller = this.#scroller;
    if (!scroller || !this.#rows || next.end - next.start <= KEEP) return next;
    if (selects(scroller) || scroller.querySelector(':focus')) return next;
    this.#rows.measure(this.#keys, start, this.heights);
    const near = this.#rows.near(margin);
    return {
      start: next.start < start ? next.start : start + near.start,
      end: next.end > end ? next.end : start + near.end,
    };
  }

  #trim(): void {
    const next = this.#withoutFar(this.#span, this.#far());
    if (next.start !== this.#span.start || next.end !== this.#span.end) this.#setSpan(next);
  }
}
