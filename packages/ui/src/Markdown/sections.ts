const BLOCKS = 8;
const CHARACTERS = 1200;
/** A short answer is simply laid out: its height is right from the start, and pictures of it are whole. */
const PLAIN_SECTIONS = 2;

/**
 * Groups top-level blocks into sections whose layout the browser skips while they are out of sight,
 * so that a long answer costs no more per frame than a short one.
 */
export class Sections {
  #host: HTMLElement;
  #className: string;
  #contained: string;
  #count = 0;
  #section: HTMLElement | null = null;
  #blocks = 0;
  #characters = 0;
  #afterHeading = false;

  constructor(host: HTMLElement, className: string, contained: string) {
    this.#host = host;
    this.#className = className;
    this.#contained = contained;
  }

  add(block: HTMLElement): void {
    const full = this.#blocks >= BLOCKS || this.#characters >= CHARACTERS;
    // A heading is never parted from what follows: the space between them depends on both.
    if (!this.#section || (full && !this.#afterHeading)) this.#open();
    this.#section?.append(block);
    this.#blocks++;
    this.#afterHeading = /^H\d$/.test(block.tagName);
  }

  grew(characters: number): void {
    this.#characters += characters;
  }

  #open(): void {
    // The height to assume until the section has been seen once: lines of about 40 characters at 1.75em, plus the gaps.
    if (this.#section)
      this.#section.style.containIntrinsicBlockSize = `auto ${Math.round((this.#characters / 40) * 1.9 + this.#blocks * 1.6)}em`;
    this.#section = document.createElement('div');
    this.#section.className =
      this.#count++ < PLAIN_SECTIONS ? this.#className : `${this.#className} ${this.#contained}`;
    this.#host.append(this.#section);
    this.#blocks = 0;
    this.#characters = 0;
  }
}
