/** What a model is told to say when the passages do not hold the answer: short, and in no document. */
export const NOT_FOUND = '<未找到>';

/**
 * Holds the beginning of an answer back while it may still become the sign for "not found", or the assistant's own words
 * for it, so that nobody sees half of them.
 */
export class NotFoundWatch {
  readonly #signs: readonly string[];
  #held = '';
  #open = false;

  constructor(notFound: string) {
    this.#signs = [NOT_FOUND, notFound].map(bare).filter(Boolean);
  }

  /** Takes the next piece and gives what may be read of the answer. */
  push(piece: string): string {
    if (this.#open) return piece;
    this.#held += piece;
    const so = bare(this.#held);
    if (this.#signs.some((sign) => sign.startsWith(so) || this.#isSign(so, sign))) return '';
    this.#open = true;
    return this.#held;
  }

  /** At the end: what was held back, and whether it says that nothing was found. */
  flush(): { text: string; notFound: boolean } {
    if (this.#open) return { text: '', notFound: false };
    const so = bare(this.#held);
    return { text: this.#held, notFound: so !== '' && this.#signs.some((sign) => this.#isSign(so, sign)) };
  }

  /** The short sign may be followed by a few words of excuse; the assistant's own words by nothing. */
  #isSign(so: string, sign: string): boolean {
    return so === sign || (sign === bare(NOT_FOUND) && so.startsWith(sign));
  }
}

/** Without citation marks, quotation and full stops around it. */
const bare = (text: string): string =>
  text
    .replace(/\[\d{1,3}\]/g, '')
    .trim()
    .replace(/^["“'`*]+|["”'`*。.\s]+$/g, '');
