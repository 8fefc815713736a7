import type { DiagramLook } from './diagramColors.ts';
import * as css from './diagrams.css.ts';

/** Loading the drawing library may take so long, in ms. */
const READY_WITHIN = 20_000;
/** One drawing may take so long, in ms; whatever hangs is thrown away with its frame. */
const DRAWN_WITHIN = 5000;
/** An unused frame is given back after this, in ms. */
const IDLE = 60_000;
const KEPT = 24;

/** Sent into the frame. `id` counts from 1. */
export interface DiagramRequest {
  readonly id: number;
  readonly source: string;
  readonly look: DiagramLook;
}

/** Sent out of the frame: an SVG document, or null when the source is not a diagram. `id` 0 says that it is ready. */
export interface DiagramAnswer {
  readonly id: number;
  readonly svg: string | null;
}

/**
 * One invisible frame that draws all diagrams of a page, one after the other. It is sandboxed without an origin of its
 * own: what an answer smuggles into the drawing library can reach neither the page nor the session.
 */
class DrawingFrame {
  #address: string;
  #element: HTMLIFrameElement | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #asked = 0;
  #idle = 0;
  #unreachable = false;

  constructor(address: string) {
    this.#address = address;
  }

  draw(source: string, look: DiagramLook): Promise<string | null> {
    const turn = this.#last.then(() => this.#ask(source, look));
    this.#last = turn;
    return turn;
  }

  async #ask(source: string, look: DiagramLook): Promise<string | null> {
    clearTimeout(this.#idle);
    const frame = await this.#open();
    if (!frame) return null;
    const request: DiagramRequest = { id: ++this.#asked, source, look };
    const answered = heard(frame, request.id, DRAWN_WITHIN);
    // A frame without an origin can only be addressed as anyone.
    frame.contentWindow?.postMessage(request, '*');
    const answer = await answered;
    if (answer) this.#idle = window.setTimeout(() => this.#close(), IDLE);
    else this.#close();
    return answer?.svg ?? null;
  }

  async #open(): Promise<HTMLIFrameElement | null> {
    if (this.#element) return this.#element;
    if (this.#unreachable) return null;
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    frame.className = css.frame;
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    frame.src = this.#address;
    const ready = heard(frame, 0, READY_WITHIN);
    document.body.append(frame);
    this.#element = frame;
    if (await ready) return frame;
    this.#unreachable = true;
    this.#close();
    return null;
  }

  #close(): void {
    this.#element?.remove();
    this.#element = null;
  }
}

function isAnswer(data: unknown): data is DiagramAnswer {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('svg' in data)) return false;
  return typeof data.id === 'number' && (typeof data.svg === 'string' || data.svg === null);
}

/** Waits for one answer of this very frame; null when it does not come in time. */
function heard(frame: HTMLIFrameElement, id: number, within: number): Promise<DiagramAnswer | null> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (answer: DiagramAnswer | null): void => {
      stop.abort();
      clearTimeout(timer);
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), within);
    addEventListener(
      'message',
      ({ source, data }: MessageEvent<unknown>) => {
        if (source !== null && source === frame.contentWindow && isAnswer(data) && data.id === id) end(data);
      },
      { signal: stop.signal },
    );
  });
}

const frames = new Map<string, DrawingFrame>();
const drawn = new Map<string, Promise<string | null>>();

/** Draws with the page at `address`; answers an SVG document, or null. What was drawn lately is not drawn again. */
export function draw(address: string, source: string, look: DiagramLook): Promise<string | null> {
  const key = JSON.stringify([address, source, look]);
  let picture = drawn.get(key);
  if (!picture) {
    let frame = frames.get(address);
    if (!frame) frames.set(address, (frame = new DrawingFrame(address)));
    picture = frame.draw(source, look);
  }
  drawn.delete(key);
  drawn.set(key, picture);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= KEPT) break;
    drawn.delete(oldest);
  }
  return picture;
}
