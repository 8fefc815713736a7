import type { MarkdownStream } from './markdownStream.ts';

/** Passes a text on to the document that shows it: at once when it is complete, once per frame while it grows. */
export class TextFeed {
  #stream: MarkdownStream | null = null;
  #text: string;
  #more: boolean;
  #frame = 0;

  constructor(text: string, more: boolean) {
    this.#text = text;
    this.#more = more;
  }

  /** Feeds this document from now on, with what has arrived so far; answers how to stop. */
  attach(stream: MarkdownStream): () => void {
    this.#stream = stream;
    stream.set(this.#text, this.#more);
    return () => {
      this.#cancel();
      this.#stream = null;
    };
  }

  /** `more` while the text is still growing. */
  show(text: string, more: boolean): void {
    this.#text = text;
    this.#more = more;
    if (!more) {
      this.#cancel();
      this.#stream?.set(text, false);
    } else if (!this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#stream?.set(this.#text, true);
      });
    }
  }

  #cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
