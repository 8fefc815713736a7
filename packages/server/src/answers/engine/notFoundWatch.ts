/** What a model is told to say when the passages do not hold the answer: short, and in no document. */
export const NOT_FOUND = '<未找到>';

/**
 * Holds the beginning of an answer back while it may still become the sign for "not found", or the assistant's own words
 * for it, so that nobody sees half of them. A sign that comes later, behind an excuse, is taken out.
 */
export class NotFoundWatch {
  readonly #signs: readonly string[];
  #held = '';
  #open = false;
  #said = false;

  constructor(notFound: string) {
    this.#signs = [NOT_FOUND, notFound].map(bare).filter(Boolean);
  }

  /** Takes the next piece and gives what may be read of the answer. */
  push(piece: string): string {
    this.#held += piece;
    if (!this.#open) {
      const so = bare(this.#held);
      if (this.#signs.some((sign) => sign.startsWith(so) || this.#isSign(so, sign))) return '';
      this.#open = true;
    }
    const [before, ...others] = this.#held.split(NOT_FOUND);
    if (others.length > 0) this.#said = true;
    const text = [before, ...others].join('');
    const cut = text.length - beginningAtEnd(text);
    this.#held = text.slice(cut);
    return text.slice(0, cut);
  }

  /** At the end: what was held back, and whether the answer says that nothing was found. */
  flush(): { text: string; notFound: boolean } {
    if (this.#open) return { text: this.#held, notFound: this.#said };
    const so = bare(this.#held);
    return { text: this.#held, notFound: so !== '' && this.#signs.some((sign) => this.#isSign(so, sign)) };
  }

  /** The short sign may be followed by a few words of excuse; the assistant's own words by nothing. */
  #isSign(so: string, sign: string): boolean {
    return so === sign || (sign === bare(NOT_FOUND) && so.startsWith(sign));
  }
}

/** How many characters at the end of a text may be the beginning of the sign. */
function beginningAtEnd(text: string): number {
  for (let length = NOT_FOUND.length - 1; length > 0; length -= 1)
    if (text.endsWith(NOT_FOUND.slice(0, length))) return length;
  return 0;
}

/** Without citation marks, quotation and full stops around it. */
const bare = (text: string): string =>
  text
    .replace(/\[\d{1,3}\]/g, '')
    .trim()
    .replace(/^["“'`*]+|["”'`*。.\s]+$/g, '');
