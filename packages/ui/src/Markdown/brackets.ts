import type { Delimiter, Delimiters } from './emphasis.ts';
import type { InlineReader } from './inlineReader.ts';
import { GUESS_WITHIN } from './inlineTokens.ts';
import { readInlineLink, readLabel, type Destination } from './linkSyntax.ts';

const CITATION = /^\d{1,3}(?:\s*[,，、]\s*\d{1,3}){0,9}$/;

interface Bracket {
  readonly node: Text;
  readonly image: boolean;
  readonly at: number;
  readonly delimiter: Delimiter | null;
  readonly previous: Bracket | null;
  active: boolean;
}

/** The square brackets of one piece of text, which become links, images, citations, or stay what they are. */
export class Brackets {
  last: Bracket | null = null;
  readonly #reader: InlineReader;
  readonly #delimiters: Delimiters;

  constructor(reader: InlineReader, delimiters: Delimiters) {
    this.#reader = reader;
    this.#delimiters = delimiters;
  }

  open(image: boolean): void {
    const reader = this.#reader;
    const at = reader.pos + (image ? 2 : 1);
    const node = document.createTextNode(reader.src.slice(reader.pos, at));
    reader.append(node, at);
    this.#enter({ node, image, at, delimiter: this.#delimiters.last, previous: this.last, active: true });
  }

  close(): void {
    const reader = this.#reader;
    const bracket = this.last;
    if (!bracket) return reader.literal(1);
    const { src, mode, nodes } = reader;
    const after = reader.pos + 1;
    const inner = src.slice(bracket.at, reader.pos);
    reader.flush();
    if (bracket.active) {
      const read = src.charAt(after) === '(' ? readInlineLink(src, after) : null;
      if (read?.kind === 'link') return this.#link(bracket, read.destination, read.end);
      if (read?.kind === 'open') reader.held = true;
      if (read?.kind === 'open' && mode.partial && src.length - after < GUESS_WITHIN) return this.#halfLink(bracket);
      const label = readLabel(src, after);
      const name = label?.label || inner;
      if (name.length < 1000 && !/^\s*$/.test(name)) {
        const destination = nodes.reference(name);
        if (destination) return this.#link(bracket, destination, label ? label.end : after);
      }
    }
    this.#enter(bracket.previous);
    if (after === src.length) reader.held = true;
    if (!bracket.image && CITATION.test(inner)) {
      removeAfter(bracket.node);
      bracket.node.remove();
      reader.countLink();
      reader.append(nodes.citation(inner), after);
    } else if (after === src.length && mode.partial && !bracket.image) {
      bracket.node.remove();
      reader.pos = after;
    } else reader.literal(1);
    this.#match();
  }

  /** Hides what is still open near the end of a growing text: most likely the words of a link, or an image. */
  guess(): void {
    const end = this.#reader.src.length;
    for (let bracket = this.last; bracket && end - bracket.at < GUESS_WITHIN; bracket = bracket.previous) {
      if (bracket.image) removeAfter(bracket.node);
      bracket.node.remove();
    }
  }

  #enter(bracket: Bracket | null): void {
    this.last = bracket;
    this.#reader.bracketed = bracket !== null;
  }

  #match(): void {
    if (!this.last) this.#delimiters.matchWaiting();
  }

  #link(bracket: Bracket, destination: Destination, end: number): void {
    const { nodes } = this.#reader;
    this.#delimiters.closeAfter(bracket.delimiter, bracket.at);
    const content = document.createDocumentFragment();
    while (bracket.node.nextSibling) content.append(bracket.node.nextSibling);
    if (bracket.image) for (const inner of content.querySelectorAll('img')) inner.replaceWith(inner.alt);
    bracket.node.remove();
    this.#enter(bracket.previous);
    this.#reader.countLink();
    this.#reader.append(
      bracket.image ? nodes.image(destination, content.textContent) : nodes.link(destination, content),
      end,
    );
    if (!bracket.image)
      for (let outer = this.last; outer; outer = outer.previous) if (!outer.image) outer.active = false;
    this.#match();
  }

  /** `[words](addr…` at the end of a growing text: the words alone; an unfinished image shows nothing. */
  #halfLink(bracket: Bracket): void {
    if (bracket.image) removeAfter(bracket.node);
    bracket.node.remove();
    this.#enter(bracket.previous);
    this.#reader.pos = this.#reader.src.length;
  }
}

function removeAfter(node: Node): void {
  while (node.nextSibling) node.nextSibling.remove();
}
